import { Link, useParams } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { OrderPayment, OrderState } from "../../features/orders/order-state.tsx"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { Box } from "../../ui/input.tsx"

export type Listed = CallReply<"GET /api/admin/order/lists">["list"][number]

type TableProps = {
  orders: readonly Listed[]
  cursor: number
  ticked: ReadonlySet<string>
  onTick: (index: number, isRange: boolean) => void
  onTickAll: () => void
  onPoint: (index: number) => void
}

export function OrderTable({ orders, cursor, ticked, onTick, onTickAll, onPoint }: TableProps) {
  const t = useWords("orders")
  return (
    <div className="sheet over">
      <table className="shelf orders">
        <thead>
          <tr>
            <th>
              <Box
                aria-label={t("tickAll")}
                checked={ticked.size > 0 && ticked.size === orders.length}
                onChange={onTickAll}
              />
            </th>
            <th>{t("order")}</th>
            <th>{t("buyer")}</th>
            <th>{t("state")}</th>
            <th>{t("payment")}</th>
            <th className="num">{t("pieces")}</th>
            <th className="num">{t("total")}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order, index) => (
            <OrderRow
              key={order.order_no}
              order={order}
              index={index}
              isCurrent={index === cursor}
              isTicked={ticked.has(order.order_no)}
              onTick={onTick}
              onPoint={onPoint}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = Pick<TableProps, "onTick" | "onPoint"> & {
  order: Listed
  index: number
  isCurrent: boolean
  isTicked: boolean
}

function OrderRow({ order, index, isCurrent, isTicked, onTick, onPoint }: RowProps) {
  const t = useWords("orders")
  const { shop } = useParams()
  const { site } = useMe()
  const { amount, number } = useFormats(site.currency, site.timeZone)
  const inOwn = useFormats(order.shown.code)
  const when = useWhen(order.createTime)
  const [day, rest] = order.order_no.split("-")
  const where = order.member_id === null ? t("guestOf", { country: order.countryName }) : order.countryName
  return (
    <tr
      data-row={index}
      className={[isTicked && "sel", isCurrent && "cur"].filter(Boolean).join(" ")}
      onPointerDown={() => onPoint(index)}
      onFocus={() => onPoint(index)}
    >
      <td>
        <Box
          aria-label={t("tickOne", { name: order.contacter })}
          checked={isTicked}
          onChange={(event) => onTick(index, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
        />
      </td>
      <td className="c-no">
        <Link className="two" to={`/admin/${shop}/orders/${order.order_no}`}>
          <span className="code">
            <span className="dim">{day}-</span>
            {rest}
          </span>
          <span>{when}</span>
        </Link>
      </td>
      <td className="c-who">
        <span className="two">
          <bdi className="strong cut">{order.contacter}</bdi>
          <span>
            {where}
            <span className="only-phone"> · {when}</span>
          </span>
        </span>
      </td>
      <td className="c-st">
        <OrderState order={order} returnStatus={order.returnStatus} />
      </td>
      <td className="c-pay">
        <OrderPayment status={order.amontStatus} />
      </td>
      <td className="num c-pc dim">{number(order.pieces)}</td>
      <td className="num c-sum">
        <span className="two">
          <span className="strong">{amount(order.total)}</span>
          <span>{order.shown.code === site.currency ? "\u00a0" : inOwn.amount(order.shown.total)}</span>
        </span>
      </td>
    </tr>
  )
}

const WEEK_MS = 6 * 86_400_000

/** Today's by their time, this week's with the day, older ones by their date; at the shop. */
function useWhen(createTime: string): string {
  const { site } = useMe()
  const { day, time, moment } = useFormats(undefined, site.timeZone)
  const isToday = day(createTime) === day(new Date())
  if (isToday) return time(createTime)
  return Date.now() - Date.parse(createTime) < WEEK_MS ? moment(createTime) : day(createTime)
}
