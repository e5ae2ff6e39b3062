import { and, eq, ne, notLike, or, sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { refund } from "../../db/schema/order-money.ts"
import { paymentEvent } from "../../db/schema/payment.ts"
import { leftToGiveBack } from "../../domain/orders/order-money.ts"
import {
  type ChargedAmount,
  type ChargedDecimal,
  charged,
  chargedLess,
  lesserCharged,
  NOTHING_CHARGED,
  toChargedDecimal,
} from "../../domain/pricing/charged-amount.ts"
import { chargedShare, inWholeUnits } from "../../domain/pricing/charged-share.ts"
import { cents, type Money, sum, ZERO } from "../../domain/pricing/money.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { chargeUnit } from "./charge-unit.ts"
import type { Attempt } from "./payment-context.ts"

/**
 * A payment whose money came, with what its order costs in the base currency and at which rate. What was paid beyond that,
 * because the order was changed for less, belongs to none of its pieces.
 */
export type Captured = { attempt: Attempt; total: Money; rate: string; overpaid: ChargedAmount }

/** The provider cannot give exactly this; `nearest` it can. */
export type NotExact = Refusal<"refundNotExact", { nearest: ChargedDecimal; code: string }>

/** The event of a payment that says what was asked back of it. */
export const REFUND_REQUESTED = "refundRequested"
/** How the cause of a refund begins that was made at the provider's own desk; its number there follows. */
export const DESK_CAUSE = "desk "

/**
 * What goes back of a payment for so much of the base currency, at most what is left. Converted sums and the shares of
 * pieces are rounded to what the provider can move, as they are rounded anyway; a sum that staff name in the very currency
 * of the charge is given to the unit or refused.
 */
export async function amountToGiveBack(
  tx: Queries,
  paid: Captured,
  base: Money | "rest",
  isForPieces: boolean,
): Promise<ChargedAmount | NotExact> {
  const { attempt } = paid
  const unit = chargeUnit(attempt)
  const left = inWholeUnits(await leftOf(tx, attempt), unit)
  if (base === "rest" || left === 0) return left
  const share = lesserCharged(left, await shareOf(tx, paid, base))
  const isNamed = !isForPieces && Number(paid.rate) === 1
  if (!isNamed || base % unit === 0) return share
  const { currencyCode: code } = attempt
  return refused("refundNotExact", { nearest: toChargedDecimal(share > 0 ? share : unit, code), code })
}

/** What can still be given back of a payment. */
export async function leftOf(tx: Queries, attempt: Attempt): Promise<ChargedAmount> {
  return leftToGiveBack(attempt, await promisedOf(tx, attempt))
}

/** What is promised and not made yet: a refund of ours that failed is owed nevertheless. */
export async function promisedOf(tx: Queries, { siteId, id }: Attempt): Promise<ChargedAmount> {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${refund.amount}), 0)::bigint`.mapWith(charged) })
    .from(refund)
    .where(
      and(
        eq(refund.siteId, siteId),
        eq(refund.paymentId, id),
        ne(refund.status, "made"),
        or(ne(refund.status, "failed"), notLike(refund.cause, `${DESK_CAUSE}%`)),
      ),
    )
  return row?.sum ?? NOTHING_CHARGED
}

/** The part of a payment that belongs to so much of the base currency, in what its provider can move. */
export async function shareOf(
  tx: Queries,
  { attempt, total, overpaid }: Captured,
  base: Money,
): Promise<ChargedAmount> {
  const before = await promisedBase(tx, attempt)
  const parts = { before, upTo: sum([before, base]) }
  return chargedShare({ charged: chargedLess(attempt.amount, overpaid), total }, parts, chargeUnit(attempt))
}

/** What was asked for of a payment in amounts of the base currency, made or not. */
export async function promisedBase(tx: Queries, { siteId, id }: Pick<Attempt, "siteId" | "id">): Promise<Money> {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum((${paymentEvent.detail} ->> 'base')::bigint), 0)::bigint`.mapWith(cents) })
    .from(paymentEvent)
    .where(
      and(eq(paymentEvent.siteId, siteId), eq(paymentEvent.paymentId, id), eq(paymentEvent.kind, REFUND_REQUESTED)),
    )
  return row?.sum ?? ZERO
}
