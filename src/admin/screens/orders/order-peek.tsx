import maximize2 from "lucide/dist/esm/icons/maximize-2.mjs"
import messageSquare from "lucide/dist/esm/icons/message-square.mjs"
import { Fragment, useEffect, useState } from "react"
import { useParams } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { OrderPayment, OrderState } from "../../features/orders/order-state.tsx"
import { staffApi } from "../../shell/api.ts"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { ButtonLink } from "../../ui/button.tsx"
import { Note } from "../../ui/mark.tsx"
import type { Listed } from "./order-table.tsx"

type Detail = CallReply<"GET /api/admin/order/detail">
const PAUSE_MS = 150

/** What the cursor is on, beside the list. */
export function OrderPeek({ order }: { order: Listed }) {
  const t = useWords("orders")
  const { shop } = useParams()
  const { site } = useMe()
  const { amount } = useFormats(site.currency)
  const [read, setRead] = useState<Detail | null>(null)
  const { order_no } = order
  const stamp = `${order_no} ${order.dStatus} ${order.amontStatus} ${order.parcels}`
  useEffect(() => {
    let isGone = false
    // Whoever walks through the list does not ask for every order on the way.
    const timer = setTimeout(async () => {
      const [number = ""] = stamp.split(" ")
      const reply = await staffApi(shop).ask("GET /api/admin/order/detail", { query: { order_no: number } })
      if (!isGone && reply.code === SUCCESS) setRead(reply.data)
    }, PAUSE_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [shop, stamp])
  const detail = read?.order_no === order_no ? read : null
  return (
    <aside className="sheet peek" aria-label={t("underCursor")}>
      <header>
        <div className="two">
          <bdi className="strong">{order.contacter}</bdi>
          <span className="code">{order_no}</span>
        </div>
        <ButtonLink
          to={`/admin/${shop}/orders/${order_no}`}
          look="bare"
          icon={maximize2}
          isIconOnly
          aria-label={t("openWhole")}
        />
      </header>
      <div className="in stack">
        <div className="row">
          <span>
            <OrderState order={order} returnStatus={order.returnStatus} />
          </span>
          <span className="push small">
            <OrderPayment status={order.amontStatus} />
          </span>
        </div>
        {detail && (
          <>
            <ul className="list flush">
              {detail.detail.map((line) => (
                <li key={line.id}>
                  {line.image && <img className="pic" src={line.image} alt="" />}
                  <span className="two">
                    <bdi className="cut">{line.goodName}</bdi>
                    <span>
                      {line.buNumber} × <bdi>{line.specs}</bdi>
                    </span>
                  </span>
                  <span className="num">{line.isGift ? t("gift") : amount(line.price * line.buNumber)}</span>
                </li>
              ))}
            </ul>
            <dl className="bill small">
              <dt>{t("goods")}</dt>
              <dd className="num">{amount(detail.subtotal)}</dd>
              {detail.reductions.map((reduction) => (
                <Fragment key={reduction.dnames}>
                  <dt className="minus">
                    <bdi>{reduction.dnames}</bdi>
                  </dt>
                  <dd className="num minus">{amount(-reduction.amount)}</dd>
                </Fragment>
              ))}
              <dt>{t("freight")}</dt>
              <dd className="num">{amount(detail.freight)}</dd>
              <dt className="sum">{t("total")}</dt>
              <dd className="num sum">{amount(detail.total)}</dd>
            </dl>
            {detail.remark && <Note icon={messageSquare}>“{detail.remark}”</Note>}
            <p className="small dim">
              <bdi>
                {[detail.address.addressPart, detail.address.zipCode, detail.address.city, detail.address.countryName]
                  .filter(Boolean)
                  .join(", ")}
              </bdi>
            </p>
          </>
        )}
      </div>
    </aside>
  )
}
