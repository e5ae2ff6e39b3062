import { randomUUID } from "node:crypto"
import { and, eq } from "drizzle-orm"
import { shopOrder } from "../../../../db/schema/order.ts"
import { refused } from "../../../../domain/refusal.ts"
import { HOUR_SECONDS } from "../../../../domain/time-units.ts"
import type { Refused } from "../../../api/handlers.ts"
import { tooManyBy } from "../../../limits.ts"
import { queueMail } from "../../../mail/queue-mail.ts"
import { orderLink } from "../../../orders/order-link.ts"
import { awaitsMoney } from "../../../payments/find-payment.ts"
import type { Shop } from "../../../shop.ts"
import type { Staff } from "../../../who.ts"
import { noteAudit } from "../../note-audit.ts"

/** Nobody's mailbox is filled by clicking. */
const MAILS = { max: 5, seconds: HOUR_SECONDS }

type Asked = { order_no: string; mail: boolean }

/** The link of an order that waits for its money, for whoever shall pay it; by mail too. */
export async function sendOrderLink(
  shop: Shop,
  staff: Staff,
  { order_no: orderNo, mail }: Asked,
): Promise<{ link: string; mailed: boolean } | Refused> {
  const [order] = await shop.db
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.siteId, shop.site.id), eq(shopOrder.orderNo, orderNo)))
  if (!order) return refused("unknownOrder")
  if (!awaitsMoney(order)) return refused("notPossibleNow", { dStatus: order.status, amontStatus: order.paymentStatus })
  const path = orderLink(shop, order)
  const mailed = mail && order.email !== ""
  const limited = mailed ? await tooManyBy(shop, `link of order ${order.id}`, MAILS) : null
  if (limited) return limited
  const { siteId, id: orderId, email: recipient, language } = order
  const origin = order.origin || shop.origin
  await shop.db.transaction(async (tx) => {
    await noteAudit(tx, { id: staff.id, siteId }, "order.link", `order ${orderNo}`, { mailed })
    if (!mailed) return
    const cause = `orderPlaced ${orderId} link ${randomUUID()}`
    const content = { orderId, link: path }
    await queueMail(tx, { siteId, kind: "orderPlaced", recipient, language, origin, content, cause })
  })
  return { link: origin + path, mailed }
}
