import undo2 from "lucide/dist/esm/icons/undo-2.mjs"
import { ORDER_STATUS, PAYMENT_STATUS } from "../../../domain/orders/order-status.ts"
import { RETURN_STATUS } from "../../../domain/orders/return-status.ts"
import type { orders } from "../../../words/en/admin/orders.ts"
import { useWords } from "../../shell/words.ts"
import { Mark } from "../../ui/mark.tsx"
import { Steps } from "../../ui/steps.tsx"

export type Standing = { dStatus: number; amontStatus: number; payment_way: string; parcels: number }
type Word = keyof typeof orders
type Told = { word: Word; done: number; isWaiting?: boolean; isOver?: boolean; isDim?: boolean }

const { created, cancelled, placed, invalid, preparing, shipped, delivered } = ORDER_STATUS

/** How far an order has come, and whether that waits for the shop. */
export function standingOf({ dStatus, amontStatus, payment_way, parcels }: Standing): Told {
  const isWaiting = amontStatus !== PAYMENT_STATUS.refunded
  if (dStatus === created)
    return payment_way === "online"
      ? { word: "waitsForPayment", done: 0, isDim: true }
      : { word: "toAccept", done: 0, isWaiting: true }
  if (dStatus === cancelled) return { word: "cancelled", done: 0, isDim: true }
  if (dStatus === invalid) return { word: "notPaidInTime", done: 0, isDim: true }
  if (dStatus === placed) return { word: "toPrepare", done: 1, isWaiting }
  if (dStatus === preparing) return { word: parcels > 0 ? "partSent" : "toShip", done: 2, isWaiting }
  if (dStatus === shipped) return { word: "onItsWay", done: 3 }
  if (dStatus === delivered) return { word: "arrived", done: 4 }
  return { word: "completed", done: 4, isOver: true }
}

/** Its panes and the same in words, with what concerns a running return. */
export function OrderState({ order, returnStatus }: { order: Standing; returnStatus?: number | null }) {
  const t = useWords("orders")
  const { word, isDim, ...panes } = standingOf(order)
  return (
    <>
      <span className={isDim ? "state dim" : "state"}>
        <Steps {...panes} />
        {t(word)}
      </span>{" "}
      {returnStatus !== null && returnStatus !== undefined && (
        <Mark kind={returnStatus === RETURN_STATUS.approved ? "way" : "wait"} icon={undo2}>
          {t(RETURN_WORDS[returnStatus] ?? "returnToAnswer")}
        </Mark>
      )}
    </>
  )
}

const RETURN_WORDS: Record<number, Word> = {
  [RETURN_STATUS.requested]: "returnToAnswer",
  [RETURN_STATUS.approved]: "returnApproved",
  [RETURN_STATUS.sentBack]: "sentBack",
}

export const PAYMENT_WORDS: Record<number, Word> = {
  [PAYMENT_STATUS.unpaid]: "unpaid",
  [PAYMENT_STATUS.paid]: "paid",
  [PAYMENT_STATUS.refunded]: "refunded",
  [PAYMENT_STATUS.processing]: "processing",
}

export function OrderPayment({ status }: { status: number }) {
  const t = useWords("orders")
  const word = t(PAYMENT_WORDS[status] ?? "unpaid")
  if (status === PAYMENT_STATUS.paid) return <span className="dim">{word}</span>
  return <Mark kind={status === PAYMENT_STATUS.processing ? "way" : undefined}>{word}</Mark>
}
