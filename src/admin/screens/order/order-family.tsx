import { Link, useParams } from "react-router"
import { useWords } from "../../shell/words.ts"
import { Mark, Note } from "../../ui/mark.tsx"
import type { OrderShown } from "./order-shown.ts"

/** Orders that belong together: one that adds goods to another, which waits for it. */
export function OrderFamily({ order }: { order: OrderShown }) {
  const t = useWords("orders")
  const { follows, followUps, held, madeByStaff } = order
  if (!follows && followUps.length === 0 && !madeByStaff) return null
  const last = followUps.at(-1)
  return (
    <div className="stack order-family">
      {madeByStaff && (
        <p>
          <Mark>{t("madeByStaff")}</Mark>
        </p>
      )}
      {held && last && <Note kind="wait">{t("held", { number: last.order_no })}</Note>}
      {follows && <ToOrder number={follows} text={t("follows", { number: follows })} />}
      {followUps.map(({ order_no }) => (
        <ToOrder key={order_no} number={order_no} text={t("followUp", { number: order_no })} />
      ))}
    </div>
  )
}

function ToOrder({ number, text }: { number: string; text: string }) {
  const { shop } = useParams()
  return (
    <p>
      <Link className="link" to={`/admin/${shop}/orders/${number}`}>
        {text}
      </Link>
    </p>
  )
}
