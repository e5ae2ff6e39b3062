import { useCallback, useEffect, useState } from "react"
import { useParams } from "react-router"
import type { MailEntry } from "../../../contract/admin/sent-mail-calls.ts"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { mails } from "../../../words/en/admin/mails.ts"
import { staffApi } from "../../shell/api.ts"
import { useFormats } from "../../shell/formats.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { MailSheet } from "./mail-sheet.tsx"
import "./mails.css"

type Kind = keyof typeof mails
const isKind = (kind: string): kind is Kind => kind in mails

type About = { order_no: string } | { member_id: string } | { inquiry_id: string }

/** Mails about an order or an inquiry, or to a member: each can be read as it was sent, and sent again. */
export function MailsPanel({ about }: { about: About }) {
  const t = useWords("mails")
  const { shop } = useParams()
  const [list, setList] = useState<MailEntry[]>()
  const [read, setRead] = useState<CallReply<"GET /api/admin/sentMail/detail">>()
  const { act, isBusy } = useAct()
  const { moment } = useFormats()
  const query = JSON.stringify(about)
  const load = useCallback(async () => {
    const reply = await staffApi(shop).ask("GET /api/admin/sentMail/lists", { query: JSON.parse(query) })
    if (reply.code === SUCCESS) setList(reply.data.list)
  }, [shop, query])
  useEffect(() => void load(), [load])

  const nameOf = (kind: string) => t(isKind(kind) ? kind : "other")
  const stateOf = ({ state, sendTime, failure }: MailEntry) => {
    if (state === "sent" && sendTime) return t("sent", { time: moment(sendTime) })
    return state === "failed" ? t("failed", { reason: failure ?? "" }) : t(state === "held" ? "held" : "waiting")
  }
  async function open(id: number) {
    const reply = await act("GET /api/admin/sentMail/detail", { query: { id: String(id) } })
    if (reply.code === SUCCESS) setRead(reply.data)
  }
  async function again({ id, recipient }: MailEntry) {
    const reply = await act(
      "POST /api/admin/sentMail/again",
      { body: { id } },
      { done: t("sentAgain", { email: recipient }) },
    )
    if (reply.code === SUCCESS) await load()
  }
  return (
    <section className="sheet" aria-labelledby="mails-title">
      <header>
        <h2 id="mails-title">{t("title")}</h2>
      </header>
      {list?.length === 0 && <p className="in dim small">{t("none")}</p>}
      <ul className="list mails">
        {list?.map((mail) => (
          <li key={mail.id}>
            <span className="two">
              <span className="strong">{nameOf(mail.kind)}</span>
              <span>
                <bdi>{mail.recipient}</bdi> · {stateOf(mail)}
              </span>
            </span>
            {mail.canRead && (
              <Button
                look="bare"
                isBusy={isBusy}
                aria-label={t("readMail", { kind: nameOf(mail.kind) })}
                onClick={() => open(mail.id)}
              >
                {t("read")}
              </Button>
            )}
            {mail.canSendAgain && (
              <Button
                look="bare"
                isBusy={isBusy}
                aria-label={t("againMail", { kind: nameOf(mail.kind) })}
                onClick={() => again(mail)}
              >
                {t("again")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Dialog isOpen={read !== undefined} onClose={() => setRead(undefined)} title={read?.copy?.subject ?? ""} isWide>
        {read && <p className="dim small">{t("to", { email: read.recipient })}</p>}
        {read?.copy ? <MailSheet html={read.copy.html} label={t("asSent")} /> : <p>{t("notKept")}</p>}
      </Dialog>
    </section>
  )
}
