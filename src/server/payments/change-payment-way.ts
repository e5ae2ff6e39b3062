import { and, eq } from "drizzle-orm"
import type { BodyOf, ReplyOf } from "../../contract/call.ts"
import type { paymentCalls } from "../../contract/payment-calls.ts"
import { shopOrder } from "../../db/schema/order.ts"
import { isRefused, refused } from "../../domain/refusal.ts"
import type { Refused } from "../api/handlers.ts"
import { queueMail } from "../mail/queue-mail.ts"
import type { OrderRow } from "../order-records/find-order.ts"
import { lockOrder } from "../order-records/lock-order.ts"
import { noteEvent } from "../order-records/note-event.ts"
import { expiryAfter, timeLeft } from "../order-records/order-expiry.ts"
import { provenOrder } from "../order-records/proven-order.ts"
import type { Shop } from "../shop.ts"
import type { Shopper } from "../who.ts"
import { endAttempts } from "./end-attempts.ts"
import { openAttempts } from "./find-payment.ts"
import { paymentMethodsOf, wayOf } from "./payment-methods.ts"
import { paymentObstacle } from "./payment-obstacle.ts"

type Call = (typeof paymentCalls)["POST /api/order/changePaymentWay"]
type Changed = ReplyOf<Call>

/** The buyer cannot or will not pay here: the order waits for its money in another way, and its mail is sent again with how. */
export async function changePaymentWay(shop: Shop, shopper: Shopper, wish: BodyOf<Call>): Promise<Changed | Refused> {
  const found = await provenOrder(shop, shopper, wish)
  if (isRefused(found)) return found
  const { payment_way: way } = wish
  const isTaken = (await paymentMethodsOf(shop)).some(({ provider }) => wayOf(provider) === way)
  if (!isTaken) return refused("unknownProvider")
  const isClear = await endAttempts(shop, found.order)
  return isRefused(isClear) ? isClear : writeWay(shop, found.order, way)
}

async function writeWay(
  shop: Shop,
  { siteId, id }: OrderRow,
  way: BodyOf<Call>["payment_way"],
): Promise<Changed | Refused> {
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, siteId, id)
    if (!order) return refused("unknownOrder")
    const obstacle = paymentObstacle(order, shop.now)
    if (obstacle) return obstacle
    // Another payment was begun at this moment.
    if ((await openAttempts(tx, order)).length > 0)
      return refused("notPossibleNow", { amontStatus: order.paymentStatus })
    if (order.paymentWay === way) return { payment_way: way, ...timeLeft(order, shop.now) }
    const expiresAt = laterExpiry(order, expiryAfter(order.createdAt, way, shop.site))
    await tx
      .update(shopOrder)
      .set({ paymentWay: way, expiresAt })
      .where(and(eq(shopOrder.siteId, siteId), eq(shopOrder.id, id)))
    await noteEvent(tx, order, "paymentWayChanged", { from: order.paymentWay, to: way })
    await queueMail(tx, {
      siteId,
      kind: "orderPlaced",
      recipient: order.email,
      language: order.language,
      origin: shop.origin,
      content: { orderId: id },
      cause: `orderPlaced ${id} by ${way}`,
    })
    return { payment_way: way, ...timeLeft({ expiresAt }, shop.now) }
  })
}

/** Reckoned from when it was placed, as if it had been chosen then: whoever changes to and fro gains no time. One that does not expire stays so. */
const laterExpiry = ({ expiresAt }: OrderRow, usual: Date) =>
  expiresAt === null ? null : new Date(Math.max(expiresAt.getTime(), usual.getTime()))
