import { ORDER_STATUS, PAYMENT_STATUS } from "../../../domain/orders/order-status.ts"
import { standingOf } from "../../features/orders/order-state.tsx"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { type OrderShown, piecesToSend } from "./order-shown.ts"

/** Paid, prepared, shipped, arrived: what is behind, and what waits. */
export function OrderProgress({ order }: { order: OrderShown }) {
  const t = useWords("orders")
  const { site } = useMe()
  const { moment } = useFormats(site.currency, site.timeZone)
  const { done, isWaiting, word } = standingOf({ ...order, parcels: order.parcels.length })
  const at = (kind: string) => order.timeline.find((event) => event.kind === kind)?.createTime
  const saidAt = (kind: string) => {
    const time = at(kind)
    return time ? moment(time) : t("stepNotYet")
  }
  const isPaid = order.amontStatus === PAYMENT_STATUS.paid || order.amontStatus === PAYMENT_STATUS.refunded
  const left = piecesToSend(order)
  const steps = [
    { name: isPaid ? t("stepPaid") : t("stepAccepted"), said: isPaid ? saidAt("paid") : saidAt("accepted") },
    { name: t("stepPrepared"), said: saidAt("preparing") },
    {
      name: t("stepShipped"),
      said: order.dStatus === ORDER_STATUS.preparing ? t("piecesToPack", { count: left }) : saidAt("shipped"),
    },
    { name: t("stepArrived"), said: saidAt("delivered") },
  ]
  return (
    <>
      <p className="sr">{t(word)}</p>
      <ol className="steps" aria-label={t("where")}>
        {steps.map(({ name, said }, index) => {
          const isNow = index === done && isWaiting
          return (
            <li
              key={name}
              className={index < done ? "d" : isNow ? "w" : undefined}
              aria-current={isNow ? "step" : undefined}
            >
              <b>{isNow ? t(word) : name}</b>
              <span>{said}</span>
            </li>
          )
        })}
      </ol>
    </>
  )
}
