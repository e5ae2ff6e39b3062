import { and, eq, isNull, or } from "drizzle-orm"
import type { BodyOf, ReplyOf } from "../../contract/call.ts"
import type { paymentCalls } from "../../contract/payment-calls.ts"
import type { Queries } from "../../db/database.ts"
import { shopOrder } from "../../db/schema/order.ts"
import { payment, paymentEvent } from "../../db/schema/payment.ts"
import { paymentAccount } from "../../db/schema/payment-account.ts"
import { ORDER_STATUS, PAYMENT_STATUS } from "../../domain/orders/order-status.ts"
import { isRefused, refused } from "../../domain/refusal.ts"
import type { Refused } from "../api/handlers.ts"
import type { OrderRow } from "../order-records/find-order.ts"
import { lockOrder } from "../order-records/lock-order.ts"
import { expiryAfter, timeLeft } from "../order-records/order-expiry.ts"
import { provenOrder } from "../order-records/proven-order.ts"
import type { PaymentProvider, ShopProvider } from "../payment-provider.ts"
import type { Shop } from "../shop.ts"
import type { Shopper } from "../who.ts"
import { askProvider, requestKey } from "./ask-provider.ts"
import { endAttempts } from "./end-attempts.ts"
import { openAttempts } from "./find-payment.ts"
import { settleFree } from "./mark-paid.ts"
import type { Attempt } from "./payment-context.ts"
import { paymentObstacle } from "./payment-obstacle.ts"
import { STARTED } from "./payment-origin.ts"

type Call = (typeof paymentCalls)["POST /api/order/createOrderPaySign"]
type Wish = BodyOf<Call>
type Started = ReplyOf<Call>
/** With the account that a new attempt would be begun with: one that was begun with another is not taken up again. */
type Wanted = Pick<Wish, "provider" | "method"> & Pick<Attempt, "accountId">

/** Providers remember a request for hours only; an attempt that is older than this is replaced rather than taken up again. */
const RESUMED_WITHIN_MS = 30 * 60_000
/** So often the way is cleared again if another payment of the same order is begun at the same moment. */
const ROUNDS = 3

/** Begins to pay an order. There is one open attempt at a time: a former one is taken up again, or ended first. */
export async function startPayment(shop: Shop, shopper: Shopper, wish: Wish): Promise<Started | Refused> {
  const found = await provenOrder(shop, shopper, wish)
  if (isRefused(found)) return found
  const { order } = found
  if (order.status === ORDER_STATUS.invalid) return refused("orderExpired", { amontStatus: order.paymentStatus })
  if (order.shownTotal === 0) return payNothing(shop, order)
  const provider = (await shop.payments.of(shop.site)).find(({ name }) => name === wish.provider)
  if (!provider?.methods.includes(wish.method)) return refused("unknownProvider")
  if (!provider.canCharge(order.shownTotal, order.currencyCode)) return refused("amountNotChargeable")
  for (let round = 0; round < ROUNDS; round++) {
    const wanted = { ...wish, accountId: provider.accountId }
    const isClear = await endAttempts(shop, order, (attempt) => canResume(attempt, wanted, shop.now))
    if (isRefused(isClear)) return isClear
    const attempt = await takeUpAttempt(shop, order, provider, wish)
    if (attempt) return isRefused(attempt) ? attempt : beginAtProvider(shop, order, provider, attempt)
  }
  return refused("notPossibleNow", { amontStatus: order.paymentStatus })
}

const canResume = ({ provider, accountId, method, status, createdAt }: Attempt, wish: Wanted, now: Date) =>
  status === "created" &&
  provider === wish.provider &&
  accountId === wish.accountId &&
  method === wish.method &&
  now.getTime() - createdAt.getTime() < RESUMED_WITHIN_MS

/** The attempt, written down before the provider hears of it; null where another one has come between. */
async function takeUpAttempt(
  shop: Shop,
  { siteId, id: orderId }: OrderRow,
  { name: provider, accountId }: ShopProvider,
  { method }: Wish,
): Promise<Attempt | Refused | null> {
  const { now, origin } = shop
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, siteId, orderId)
    if (!order) return refused("unknownOrder")
    const obstacle = paymentObstacle(order, now)
    if (obstacle) return obstacle
    const [former, ...others] = await openAttempts(tx, order)
    if (former) {
      const isSame = canResume(former, { provider, accountId, method }, now)
      return others.length === 0 && isSame ? former : null
    }
    if (!(await isStillOn(tx, siteId, accountId))) return refused("unknownProvider")
    const { shownTotal: amount, currencyCode } = order
    const [attempt] = await tx
      .insert(payment)
      .values({ siteId, orderId, provider, accountId, method, amount, currencyCode, createdAt: now, updatedAt: now })
      .returning()
    if (!attempt) throw new Error("The payment was not stored")
    const started = { siteId, paymentId: attempt.id, kind: STARTED, detail: { origin }, createdAt: now }
    await tx.insert(paymentEvent).values(started)
    await holdForPayment(tx, shop, order)
    return attempt
  })
}

/** The owner may have switched it off or removed it a moment ago; while a payment is begun that has to wait. */
async function isStillOn(tx: Queries, siteId: number, accountId: number | null): Promise<boolean> {
  if (accountId === null) return true
  const [account] = await tx
    .select({ isOn: paymentAccount.isOn })
    .from(paymentAccount)
    .where(and(eq(paymentAccount.siteId, siteId), eq(paymentAccount.id, accountId)))
    .for("key share")
  return account?.isOn ?? false
}

/** A payment is begun: from now on the order waits as long as the shop lets orders wait, not only while stock is held. */
async function holdForPayment(tx: Queries, { site }: Shop, order: OrderRow): Promise<void> {
  const usual = expiryAfter(order.createdAt, "agreement", site)
  if (order.expiresAt === null || order.expiresAt >= usual) return
  await tx
    .update(shopOrder)
    .set({ expiresAt: usual })
    .where(and(eq(shopOrder.siteId, order.siteId), eq(shopOrder.id, order.id)))
}

async function beginAtProvider(
  shop: Shop,
  { orderNo, paymentStatus }: OrderRow,
  provider: PaymentProvider,
  attempt: Attempt,
): Promise<Started | Refused> {
  const { id, siteId, method, amount, currencyCode } = attempt
  const wanted = {
    reference: orderNo,
    method,
    amount,
    currencyCode,
    requestKey: requestKey("payment", id, orderNo),
    returnUrl: `${shop.origin}/Center/Order/${orderNo}`,
  }
  const begun = await askProvider(shop, attempt, () => provider.create(wanted))
  if (isRefused(begun)) return begun
  const isSame = or(isNull(payment.providerId), eq(payment.providerId, begun.id))
  const [kept] = await shop.db
    .update(payment)
    .set({ providerId: begun.id, updatedAt: shop.now })
    .from(shopOrder)
    .where(
      and(
        eq(payment.siteId, siteId),
        eq(payment.id, id),
        eq(payment.status, "created"),
        isSame,
        eq(shopOrder.siteId, payment.siteId),
        eq(shopOrder.id, payment.orderId),
      ),
    )
    .returning({ expiresAt: shopOrder.expiresAt })
  // The attempt has ended meanwhile. Without its token nobody can pay it.
  if (!kept) return refused("notPossibleNow", { amontStatus: paymentStatus })
  const { token, ...browser } = begun.browser
  const left = timeLeft(kept, shop.now)
  return { provider: provider.name, token, paypal_id: begun.id, browser, amontStatus: paymentStatus, ...left }
}

async function payNothing(shop: Shop, { siteId, id }: OrderRow): Promise<Started | Refused> {
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, siteId, id)
    if (!order) return refused("unknownOrder")
    const obstacle = paymentObstacle(order, shop.now)
    if (obstacle) return obstacle
    if (!(await settleFree(tx, order, shop))) return refused("notPossibleNow", { amontStatus: order.paymentStatus })
    const paid = { amontStatus: PAYMENT_STATUS.paid, ...timeLeft({ expiresAt: null }, shop.now) }
    return { provider: "none", token: "", paypal_id: "", browser: {}, ...paid }
  })
}
