import plus from "lucide/dist/esm/icons/plus.mjs"
import x from "lucide/dist/esm/icons/x.mjs"
import { useEffect, useState } from "react"
import { useParams } from "react-router"
import { SUCCESS } from "../../../contract/envelope.ts"
import { staffApi } from "../../shell/api.ts"
import { useWords } from "../../shell/words.ts"
import { Icon } from "../../ui/icon.tsx"
import { Input } from "../../ui/input.tsx"
import type { GoodForm } from "./good-form.ts"

type Related = GoodForm["relations"][number]
type RelatedFieldProps = { own: number; chosen: readonly Related[]; onChange: (related: Related[]) => void }

const PAUSE_MS = 250

/** Goods that go with this one, found by name or number. */
export function RelatedField({ own, chosen, onChange }: RelatedFieldProps) {
  const t = useWords("good")
  const { shop } = useParams()
  const [keywords, setKeywords] = useState("")
  const [found, setFound] = useState<Related[]>([])
  useEffect(() => {
    if (keywords.trim() === "") return setFound([])
    let isLate = false
    const timer = setTimeout(async () => {
      const reply = await staffApi(shop).ask("GET /api/admin/goods/lists", { query: { keywords, page_size: 6 } })
      if (!isLate && reply.code === SUCCESS) setFound(reply.data.list)
    }, PAUSE_MS)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [keywords, shop])
  const others = found.filter(({ id }) => id !== own && !chosen.some((each) => each.id === id))
  return (
    <fieldset className="field chosen">
      <legend>{t("goesWith")}</legend>
      <div className="chips">
        {chosen.map(({ id, dnames }) => (
          <span key={id} className="chip on">
            <bdi>{dnames}</bdi>
            <button
              type="button"
              aria-label={t("takeOut", { name: dnames })}
              onClick={() => onChange(chosen.filter((each) => each.id !== id))}
            >
              <Icon of={x} size="s" />
            </button>
          </span>
        ))}
      </div>
      <Input
        type="search"
        aria-label={t("addRelated")}
        placeholder={t("addRelated")}
        value={keywords}
        onChange={(event) => setKeywords(event.target.value)}
      />
      <ul className="found">
        {others.map(({ id, dnames, dno, image }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={t("addThis", { name: dnames })}
              onClick={() => {
                onChange([...chosen, { id, dnames, dno, image }])
                setKeywords("")
              }}
            >
              <Icon of={plus} size="s" />
              <bdi>{dnames}</bdi> <span className="code dim">{dno}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
