import { Link } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"

export type Member = CallReply<"GET /api/admin/member/detail">

/** The latest orders of a member, and where all of them are. */
export function MemberOrders({ member, office }: { member: Member; office: string }) {
  const t = useWords("members")
  const { site } = useMe()
  const { amount, moment } = useFormats(site.currency, site.timeZone)
  return (
    <section className="sheet" aria-labelledby="orders">
      <header>
        <h2 id="orders">{t("latestOrders")}</h2>
        <Link className="link small" to={`${office}/orders?keywords=${encodeURIComponent(member.email)}`}>
          {t("allOrders")}
        </Link>
      </header>
      {member.latestOrders.length === 0 && <p className="in dim">{t("noOrders")}</p>}
      <ul className="list">
        {member.latestOrders.map((order) => (
          <li key={order.order_no}>
            <Link className="two" to={`${office}/orders/${order.order_no}`}>
              <span className="code">{order.order_no}</span>
              <span>{moment(order.createTime)}</span>
            </Link>
            <span className="num strong push">{amount(order.total)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
