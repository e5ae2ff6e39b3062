import { useEffect, useState } from "react"
import { useParams } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { staffApi } from "../../shell/api.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"

type Good = CallReply<"GET /api/admin/goods/lists">["list"][number]
type Props = { label: string; chosen: number[]; max: number; onChange: (ids: number[]) => void }

const ASK_AFTER_MS = 250
const FOUND_MAX = "6"

/** Goods by hand: found by name or number, in the order in which they were chosen. */
export function GoodsChoice({ label, chosen, max, onChange }: Props) {
  const t = useWords("look")
  const { shop } = useParams()
  const [text, setText] = useState("")
  const [found, setFound] = useState<Good[]>([])
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map())
  const missing = chosen.find((id) => !names.has(id))
  useEffect(() => {
    if (missing === undefined) return
    let isGone = false
    staffApi(shop)
      .ask("GET /api/admin/goods/detail", { query: { id: String(missing) } })
      .then((reply) => {
        const name = reply.code === SUCCESS ? reply.data.dnames : `#${missing}`
        if (!isGone) setNames((known) => new Map(known).set(missing, name))
      })
    return () => {
      isGone = true
    }
  }, [missing, shop])
  useEffect(() => {
    if (text.trim() === "") return setFound([])
    const asking = setTimeout(async () => {
      const query = { keywords: text.trim(), page_size: FOUND_MAX }
      const reply = await staffApi(shop).ask("GET /api/admin/goods/lists", { query })
      if (reply.code === SUCCESS) setFound(reply.data.list)
    }, ASK_AFTER_MS)
    return () => clearTimeout(asking)
  }, [text, shop])
  const choose = ({ id, dnames }: Good) => {
    setNames((known) => new Map(known).set(id, dnames))
    onChange(max === 1 ? [id] : [...chosen.filter((each) => each !== id), id].slice(0, max))
    setText("")
  }
  return (
    <fieldset className="field choices">
      <legend>{label}</legend>
      {chosen.length === 0 && <span className="dim small">{t("noGood")}</span>}
      {chosen.map((id) => {
        const name = names.get(id) ?? ""
        return (
          <span key={id} className="row">
            <bdi className="strong cut">{name}</bdi>
            <Button
              look="bare"
              aria-label={t("removeGood", { name })}
              onClick={() => onChange(chosen.filter((each) => each !== id))}
            >
              ×
            </Button>
          </span>
        )
      })}
      <Field label={t("findGood")}>
        <Input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <ul className="list">
        {found.map((good) => (
          <li key={good.id}>
            <Button look="bare" aria-label={t("chooseGood", { name: good.dnames })} onClick={() => choose(good)}>
              {good.image && <img className="pic" src={good.image} alt="" />}
              <span className="two">
                <bdi>{good.dnames}</bdi>
                <span className="code">{good.dno}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
