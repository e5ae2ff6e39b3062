import type { PaymentWay } from "../../domain/orders/payment-way.ts"
import { HOUR_MS, MINUTE_MS } from "../../domain/time-units.ts"
import type { Shop } from "../shop.ts"
import type { OrderRow } from "./find-order.ts"

/**
 * When an unpaid order ends: to be paid online it holds its pieces shortly, without a provider as long as the shop lets
 * orders of that way wait, by agreement as long as it lets any.
 */
export function expiryAfter(
  from: Date,
  way: PaymentWay,
  site: Pick<Shop["site"], "orderExpiryHours" | "stockHoldMinutes" | "offlineWays">,
): Date {
  const { orderExpiryHours, stockHoldMinutes, offlineWays } = site
  const hours = offlineWays.find((offline) => offline.way === way)?.expiryHours ?? orderExpiryHours
  const usual = hours * HOUR_MS
  const wait = way === "online" ? Math.min(usual, stockHoldMinutes * MINUTE_MS) : usual
  return new Date(from.getTime() + wait)
}

/** What a buyer is told of the time that is left; both null where there is no end to it. */
export function timeLeft({ expiresAt }: Pick<OrderRow, "expiresAt">, now: Date) {
  return {
    expireTime: expiresAt?.toISOString() ?? null,
    secondsLeft: expiresAt && Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
  }
}
