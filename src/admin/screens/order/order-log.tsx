import { useRef, useState } from "react"
import { SUCCESS } from "../../../contract/envelope.ts"
import type { orders } from "../../../words/en/admin/orders.ts"
import { useFormats } from "../../shell/formats.ts"
import { useKeys } from "../../shell/keys.ts"
import { useMe } from "../../shell/session.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { KeyCap } from "../../ui/key-cap.tsx"
import type { OrderShown } from "./order-shown.ts"

type Event = OrderShown["timeline"][number]

const KINDS: Readonly<Record<string, keyof typeof orders>> = {
  created: "eventCreated",
  paid: "eventPaid",
  accepted: "eventAccepted",
  preparing: "eventPreparing",
  parcelSent: "eventParcelSent",
  restCancelled: "eventRestCancelled",
  shipped: "eventShipped",
  delivered: "eventDelivered",
  completed: "eventCompleted",
  cancelled: "eventCancelled",
  expired: "eventExpired",
  refunded: "eventRefunded",
  refundFailed: "eventRefundFailed",
  returnRequested: "eventReturnRequested",
  returnApproved: "eventReturnApproved",
  returnRefused: "eventReturnRefused",
  returnSentBack: "eventReturnSentBack",
  returnConfirmed: "eventReturnConfirmed",
  returnCancelled: "eventReturnCancelled",
  moneyReceived: "eventMoneyReceived",
  paymentWayChanged: "eventPaymentWayChanged",
  disputeOpened: "eventDispute",
}
/** Who did it, where that was nobody by name. */
const NOBODY = ["staff", "time", "shopper", "buyer"]

const textIn = ({ detail }: Event, name: string): string | null => {
  const value = detail[name]
  return typeof value === "string" && value !== "" ? value : null
}

/** What happened, latest first, and a word for colleagues. */
export function OrderLog({ order }: { order: OrderShown }) {
  const t = useWords("orders")
  const { site } = useMe()
  const { moment } = useFormats(site.currency, site.timeZone)
  const events = order.timeline.toReversed()
  return (
    <section className="sheet" aria-labelledby="log">
      <header>
        <h2 id="log">{t("happened")}</h2>
      </header>
      <div className="in">
        <ol className="log">
          {events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it is
            <li key={events.length - index} className={textIn(event, "text") ? "said" : undefined}>
              <Happened event={event} />
              <time dateTime={event.createTime}>{moment(event.createTime)}</time>
            </li>
          ))}
        </ol>
        <NoteField orderNo={order.order_no} />
      </div>
    </section>
  )
}

function Happened({ event }: { event: Event }) {
  const t = useWords("orders")
  const text = textIn(event, "text")
  const by = textIn(event, "by")
  const who = by !== null && !NOBODY.includes(by) ? by : null
  if (text)
    return (
      <span>
        <bdi>{who}</bdi>
        <q>
          <bdi>{text}</bdi>
        </q>
      </span>
    )
  const what = t(event.kind === "note" ? "eventCorrected" : (KINDS[event.kind] ?? "eventOther"))
  const number = textIn(event, "trackingNo")
  return (
    <span>
      {who ? t("eventBy", { what, who }) : what}
      {number && (
        <>
          , <bdi>{textIn(event, "carrier")}</bdi> <span className="code">{number}</span>
        </>
      )}
    </span>
  )
}

function NoteField({ orderNo }: { orderNo: string }) {
  const t = useWords("orders")
  const { act, isBusy } = useAct()
  const [text, setText] = useState("")
  const field = useRef<HTMLInputElement>(null)
  useKeys({ n: () => field.current?.focus() })
  async function keep(): Promise<void> {
    const reply = await act("POST /api/admin/order/note", { body: { order_no: orderNo, text } })
    if (reply.code === SUCCESS) setText("")
  }
  return (
    <form
      className="note-field"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() && !isBusy) keep()
      }}
    >
      <label className="input">
        <input
          ref={field}
          aria-label={t("note")}
          placeholder={t("note")}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <KeyCap keys="N" />
      </label>
      {text.trim() && (
        <Button type="submit" isBusy={isBusy}>
          {t("noteSave")}
        </Button>
      )}
    </form>
  )
}
