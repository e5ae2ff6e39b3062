import { useEffect, useState } from "react"
import { useParams } from "react-router"
import { SUCCESS } from "../../../contract/envelope.ts"
import { staffApi } from "../../shell/api.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"

export type MemberFound = { id: number; userName: string; email: string }

const PAUSE_MS = 250
const SHOWN_MAX = 6

type MemberChoiceProps = { member: MemberFound | null; onChoose: (member: MemberFound | null) => void }

/** The member who buys, found by address or name; nobody where a guest buys. */
export function MemberChoice({ member, onChoose }: MemberChoiceProps) {
  const t = useWords("staffOrders")
  const { shop } = useParams()
  const [keywords, setKeywords] = useState("")
  const [found, setFound] = useState<MemberFound[]>([])
  useEffect(() => {
    const asked = keywords.trim()
    if (asked.length < 2) return setFound([])
    let isStale = false
    const timer = setTimeout(async () => {
      const reply = await staffApi(shop).ask("GET /api/admin/member/lists", { query: { keywords: asked } })
      if (!isStale && reply.code === SUCCESS) setFound(reply.data.list.slice(0, SHOWN_MAX))
    }, PAUSE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [keywords, shop])
  if (member)
    return (
      <div className="row">
        <span className="two">
          <bdi className="strong">{member.userName}</bdi>
          <bdi>{member.email}</bdi>
        </span>
        <Button onClick={() => onChoose(null)}>{t("noMember")}</Button>
      </div>
    )
  return (
    <div className="stack">
      <Field label={t("member")} hint={t("findMember")}>
        <Input type="search" value={keywords} onChange={(event) => setKeywords(event.target.value)} />
      </Field>
      {found.length > 0 && (
        <ul className="found-goods" aria-live="polite">
          {found.map((each) => (
            <li key={each.id}>
              <Button
                onClick={() => {
                  onChoose(each)
                  setKeywords("")
                }}
              >
                <span className="two">
                  <bdi className="strong">{each.userName}</bdi>
                  <bdi>{each.email}</bdi>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
