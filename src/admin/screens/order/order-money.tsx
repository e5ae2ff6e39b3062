import check from "lucide/dist/esm/icons/check.mjs"
import { Fragment, useState } from "react"
import { PAYMENT_STATUS } from "../../../domain/orders/order-status.ts"
import { PAYMENT_WORDS } from "../../features/orders/order-state.tsx"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Mark, Note } from "../../ui/mark.tsx"
import type { OrderShown } from "./order-shown.ts"
import { RefundDialog } from "./refund-dialog.tsx"

const GRAMS = 1000

/** What it comes to, from top to bottom as it is reckoned, and what of it came and went back. */
export function OrderMoney({ order }: { order: OrderShown }) {
  const t = useWords("orders")
  const { site } = useMe()
  const { amount, number } = useFormats(site.currency)
  const charged = useFormats(order.shown.code)
  const [isRefunding, setRefunding] = useState(false)
  const { money } = order
  const isPaid = order.amontStatus === PAYMENT_STATUS.paid
  const weight = `${number(order.weight / GRAMS)} kg`
  const taxed =
    order.total - (order.subtotal - order.reductions.reduce((all, each) => all + each.amount, 0)) - order.freight
  const taxChange = Math.round(taxed * 100) / 100
  const paidBy = order.payments.find(({ status }) => status === "captured" || status === "refunded")
  return (
    <section className="sheet money-sheet" aria-labelledby="money">
      <header>
        <h2 id="money">{t("money")}</h2>
        <Mark kind={isPaid ? "ok" : undefined} icon={isPaid ? check : undefined}>
          {t(PAYMENT_WORDS[order.amontStatus] ?? "unpaid")}
        </Mark>
      </header>
      <div className="in money">
        <dl className="bill">
          <dt>{t("goods")}</dt>
          <dd className="num">{amount(order.subtotal)}</dd>
          {order.reductions.map((reduction) => (
            <Fragment key={reduction.dnames}>
              <dt className="minus">
                <bdi>{reduction.dnames}</bdi>
              </dt>
              <dd className="num minus">{amount(-reduction.amount)}</dd>
            </Fragment>
          ))}
          <dt>{t("freightTo", { country: order.address.countryName, weight })}</dt>
          <dd className="num">{amount(order.freight)}</dd>
          {taxChange !== 0 && (
            <>
              <dt>{t("tax")}</dt>
              <dd className="num">{amount(taxChange)}</dd>
            </>
          )}
          <dt className="sum">{t("total")}</dt>
          <dd className="num sum">{amount(order.total)}</dd>
        </dl>
        <dl className="facts">
          <dt>{t("charged")}</dt>
          <dd>
            {order.shown.code === site.currency
              ? charged.amount(order.shown.total)
              : t("chargedAt", { amount: charged.amount(order.shown.total), rate: order.shown.rate })}
          </dd>
          {paidBy && (
            <>
              <dt>{t("provider")}</dt>
              <dd>
                {paidBy.provider}, {paidBy.method}
              </dd>
              <dt>{t("captured")}</dt>
              <dd>
                {charged.amount(money.captured)} <span className="code">{paidBy.capture_id}</span>
              </dd>
            </>
          )}
          {money.owed > 0 && (
            <>
              <dt>{t("owed")}</dt>
              <dd>{charged.amount(money.owed)}</dd>
            </>
          )}
          <dt>{t("givenBack")}</dt>
          <dd>
            {order.refunds.length === 0 && t("nothingYet")}
            {order.refunds.map((refund) => (
              <div key={refund.id}>
                {charged.amount(refund.amount)}{" "}
                {refund.status === "failed" && <Mark kind="bad">{t("refundFailed")}</Mark>}
                {(refund.status === "requested" || refund.status === "pending") && (
                  <Mark kind="way">{t("refundPending")}</Mark>
                )}
              </div>
            ))}
            {order.actions.includes("refund") && money.left > 0 && (
              <Button look="bare" onClick={() => setRefunding(true)}>
                {t("refund")}
              </Button>
            )}
          </dd>
        </dl>
      </div>
      {money.disputeOpen && <Note kind="bad">{t("disputeOpen")}</Note>}
      {isRefunding && <RefundDialog order={order} onClose={() => setRefunding(false)} />}
    </section>
  )
}
