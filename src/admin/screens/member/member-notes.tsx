import x from "lucide/dist/esm/icons/x.mjs"
import { useState } from "react"
import { SUCCESS } from "../../../contract/envelope.ts"
import { faultsOf } from "../../shell/faults-of.ts"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useUnsaved } from "../../shell/unsaved.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { TextArea } from "../../ui/input.tsx"
import type { Member } from "./member-orders.tsx"

const NOTE_MAX = 2000

/** What staff tell each other about a member. */
export function MemberNotes({ member }: { member: Member }) {
  const t = useWords("members")
  const { site } = useMe()
  const { moment } = useFormats(site.currency, site.timeZone)
  const { act, isBusy } = useAct()
  const [text, setText] = useState("")
  const [fault, setFault] = useState<string>()
  useUnsaved(text.trim() !== "")
  async function add() {
    const body = { id: member.id, content: text }
    const reply = await act("POST /api/admin/member/note", { body }, { quiet: true })
    if (reply.code === SUCCESS) setText("")
    setFault(reply.code === SUCCESS ? undefined : (faultsOf(reply).content ?? reply.msg))
  }
  return (
    <section className="sheet" aria-labelledby="notes">
      <header>
        <h2 id="notes">{t("notes")}</h2>
      </header>
      <ul className="list">
        {member.notes.map(({ id, staffName, content, createTime }) => (
          <li key={id}>
            <span className="two">
              <span dir="auto">{content}</span>
              <span>
                <bdi>{staffName}</bdi>, {moment(createTime)}
              </span>
            </span>
            <Button
              look="bare"
              className="push"
              icon={x}
              isIconOnly
              isBusy={isBusy}
              aria-label={t("removeNote", { name: staffName })}
              onClick={() => act("POST /api/admin/member/removeNote", { body: { id } })}
            />
          </li>
        ))}
      </ul>
      <div className="in stack">
        <Field label={t("note")} hint={t("notesHint")} fault={fault}>
          <TextArea
            rows={3}
            dir="auto"
            maxLength={NOTE_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <p>
          <Button look="firm" isBusy={isBusy} disabled={!text.trim()} onClick={add}>
            {t("addNote")}
          </Button>
        </p>
      </div>
    </section>
  )
}
