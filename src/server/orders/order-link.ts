import { DAY_SECONDS } from "../../domain/time-units.ts"
import type { Shop } from "../shop.ts"
import { isSignature, signature } from "../signed-value.ts"

/** As long as a browser counts as the buyer's once it has proved it. */
const LINK_DAYS = 30
const TOKEN = /^(\d{1,12})\.([\w-]{20,100})$/

type Named = { siteId: number; orderNo: string }

const signed = ({ siteId, orderNo }: Named, until: number) => `${siteId} ${orderNo} ${until}`

/** A link that opens an order for whoever has it: it proves them to be the buyer. For those to whom staff send it. */
export function orderLink({ secret, now }: Pick<Shop, "secret" | "now">, order: Named): string {
  const until = Math.floor(now.getTime() / 1000) + LINK_DAYS * DAY_SECONDS
  const token = `${until}.${signature(secret, "orderLink", signed(order, until))}`
  return `/order-link/${order.orderNo}/${token}`
}

/** Whether the link was made here for this order, and still counts. */
export function isOrderLink({ secret, now }: Pick<Shop, "secret" | "now">, order: Named, token: string): boolean {
  const [, until = "", given = ""] = TOKEN.exec(token) ?? []
  const isNow = Number(until) > now.getTime() / 1000
  return isNow && isSignature(secret, "orderLink", signed(order, Number(until)), given)
}
