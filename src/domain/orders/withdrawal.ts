import { addDays, type Day, dayIn, isWeekend } from "../calendar-day.ts"
import { lesser, type Money, ZERO } from "../pricing/money.ts"
import type { BuyerKind } from "../tax/buyers/buyer-kind.ts"
import { euAreaOf, type Place } from "../tax/zones/eu-area.ts"

/** What the shop says about withdrawal. */
export interface WithdrawalRule {
  /** Days from delivery; null where the shop does not offer it. */
  readonly days: number | null
  /** The shop's: days end at its midnight. */
  readonly timeZone: string
}

export interface AskedReturn {
  readonly buyer: BuyerKind
  readonly to: Place
  /** Null: not delivered yet, so that the time has not begun. */
  readonly deliveredAt: Date | null
  readonly askedAt: Date
  /** Whether every piece of the order comes back, with those of earlier returns. */
  readonly isEveryPiece: boolean
}

/** The last day: so many days after the one of delivery, and no Saturday or Sunday (Regulation 1182/71, article 3). */
export function lastWithdrawalDay(deliveredAt: Date, days: number, timeZone: string): Day {
  let last = addDays(dayIn(deliveredAt, timeZone), days)
  while (isWeekend(last)) last = addDays(last, 1)
  return last
}

/** Whether a return is a withdrawal: of everything, by a private buyer in the Union, asked for in time. */
export function isWithdrawal(
  { buyer, to, deliveredAt, askedAt, isEveryPiece }: AskedReturn,
  rule: WithdrawalRule,
): boolean {
  if (rule.days === null || !isEveryPiece || buyer !== "private" || euAreaOf(to) === null) return false
  if (deliveredAt === null) return true
  return dayIn(askedAt, rule.timeZone) <= lastWithdrawalDay(deliveredAt, rule.days, rule.timeZone)
}

/** The freight that a withdrawal gives back: what was paid, but no more than the standard delivery costs. */
export function freightOfWithdrawal(
  asked: AskedReturn,
  rule: WithdrawalRule,
  { paid, standard }: { paid: Money; standard: Money },
): Money {
  return isWithdrawal(asked, rule) ? lesser(paid, standard) : ZERO
}
