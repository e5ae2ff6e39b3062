import { useState } from "react"
import { Link, useLoaderData, useNavigate, useParams } from "react-router"
import { SUCCESS } from "../../../contract/envelope.ts"
import { useUndoable } from "../../features/undo/use-undoable.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { useFormats } from "../../shell/formats.ts"
import { useKeys } from "../../shell/keys.ts"
import { useIsOwner, useMe } from "../../shell/session.ts"
import { say } from "../../shell/toasts.ts"
import { useUnsaved } from "../../shell/unsaved.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { ActionBar } from "../../ui/action-bar.tsx"
import { Button } from "../../ui/button.tsx"
import { Screen } from "../../ui/screen.tsx"
import { Compose } from "./compose.tsx"
import { InquiryAside } from "./inquiry-aside.tsx"
import { InquiryList } from "./inquiry-list.tsx"
import { type QuoteDraft, quoteDraftOf, quoteSent } from "./quote-draft.ts"
import { QuoteEditor } from "./quote-editor.tsx"
import { Talk } from "./talk.tsx"
import "./inquiry.css"

export async function loader(args: ScreenArgs) {
  const api = apiOf(args)
  const [shown, others] = await Promise.all([
    api.need("GET /api/admin/inquiry/detail", { query: { id: args.params.id ?? "" } }),
    api.need("GET /api/admin/inquiry/lists", { query: { page_size: 20 } }),
  ])
  return { shown, others: others.list }
}

export function Component() {
  const { shown } = useLoaderData<typeof loader>()
  // What was typed for one is not another's.
  return <InquiryScreen key={shown.id} />
}

const MESSAGE_MAX = 4000

function InquiryScreen() {
  const t = useWords("inquiries")
  const frame = useWords("frame")
  const { shown, others } = useLoaderData<typeof loader>()
  const { shop = "" } = useParams()
  const go = useNavigate()
  const { site } = useMe()
  const isOwner = useIsOwner()
  const { moment, number } = useFormats(site.currency, site.timeZone)
  const { act, isBusy } = useAct()
  const undoable = useUndoable()
  const [text, setText] = useState("")
  const [quote, setQuote] = useState<QuoteDraft | null>(null)
  const dirty = text.trim() !== ""
  useUnsaved(dirty)
  const { id, name } = shown
  const seen = shown.messages.at(-1)?.id ?? 0
  const office = `/admin/${shop}`

  async function send() {
    if (!dirty) return
    const sent = quote ? quoteSent(quote) : undefined
    if (quote && !sent) return say(t("quoteIncomplete"), { kind: "bad" })
    const body = { id, seen, content: text, ...(sent && { quote: sent }) }
    const reply = await act("POST /api/admin/inquiry/message", { body }, { quiet: true })
    if (reply.code !== SUCCESS)
      return say(reply.reason === "notPossibleNow" ? t("newMessage") : reply.msg, { kind: "bad" })
    setText("")
    setQuote(null)
    undoable(t("sent", { name }), reply.data.undo)
  }
  async function withdraw() {
    await act("POST /api/admin/inquiry/withdrawQuote", { body: { id } }, { done: t("withdrawn") })
  }

  const at = others.findIndex((other) => other.id === id)
  const to = (by: number) => others[at + by]?.id
  useKeys({
    j: () => to(1) !== undefined && void go(`${office}/inquiries/${to(1)}`),
    k: () => to(-1) !== undefined && void go(`${office}/inquiries/${to(-1)}`),
    "⌘enter": () => void send(),
    escape: () => void go(`${office}/inquiries`),
  })
  const waits = shown.answerTime === null
  const lastTime = shown.messages.at(-1)?.createTime ?? shown.createTime
  const bar = (
    <ActionBar
      isWaiting={waits}
      about={
        waits
          ? t("waitsSince", { name, time: moment(lastTime) })
          : t("answeredAt", { time: moment(shown.answerTime ?? lastTime) })
      }
    >
      <span className="dim small only-wide">
        {t("letters", { count: number(text.length), max: number(MESSAGE_MAX) })}
      </span>
      <Button look={waits ? "do" : "firm"} keys="⌘↵" isBusy={isBusy} disabled={!dirty} onClick={send}>
        {quote ? t("sendQuote") : t("send")}
      </Button>
    </ActionBar>
  )
  return (
    <Screen
      className="three"
      title={waits ? t("asksFor", { name, count: shown.pieces }) : t("of", { name })}
      crumb={
        <>
          <Link to={`${office}/inquiries`}>{frame("screenInquiries")}</Link> /{" "}
          <span className="code">{shown.number}</span>
        </>
      }
      bar={bar}
    >
      <div className="mail">
        <InquiryList rows={others} id={id} office={office} />
        <section className="talk" aria-label={t("conversation")}>
          <Talk shown={shown} office={office} onWithdraw={withdraw} />
          {quote ? (
            <QuoteEditor quote={quote} onChange={setQuote} onDrop={() => setQuote(null)} />
          ) : (
            <p>
              {isOwner ? (
                <Button onClick={() => setQuote(quoteDraftOf(shown))}>{t("addQuote")}</Button>
              ) : (
                <span className="dim small">{t("quoteOwners")}</span>
              )}
            </p>
          )}
          <Compose name={name} text={text} max={MESSAGE_MAX} onText={setText} />
        </section>
        <InquiryAside shown={shown} quote={quote} />
      </div>
    </Screen>
  )
}
