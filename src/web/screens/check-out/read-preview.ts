import type { CallReply } from "../../../contract/calls.ts"
import { type ChargedDecimal, fromChargedDecimal } from "../../../domain/pricing/charged-amount.ts"
import { fromDecimal } from "../../../domain/pricing/money.ts"
import { lastMoment } from "../../../domain/promotions/time-window.ts"
import { readCart } from "../../features/cart/read-cart.ts"
import { readTax } from "../../features/orders/read-tax.ts"
import type { OwnCoupon, Preview } from "./checkout.ts"

export function readPreview(told: CallReply<"POST /api/order/preview">): Preview {
  const { lines, gifts, missing } = readCart(told)
  const { shown, couponProblem, business } = told
  const read = (amount: ChargedDecimal) => fromChargedDecimal(amount, shown.code)
  return {
    lines,
    gifts,
    missing,
    currency: { code: shown.code, symbol: shown.symbol },
    subtotal: read(shown.subtotal),
    reductions: shown.reductions.map(({ dnames, amount }) => ({ name: dnames, amount: read(amount) })),
    freight: told.freight && read(shown.freight),
    days: told.freight?.days ?? null,
    isNoShipping: told.noShipping,
    tax: readTax(shown),
    total: read(shown.total),
    expected: told.total,
    coupon: couponProblem && {
      why: couponProblem.why,
      ...(couponProblem.missing !== undefined && { missing: fromDecimal(couponProblem.missing) }),
    },
    business: business && { isWrong: business.check === "wrong", text: business.text },
  }
}

/** The member's coupons that can be used now. */
export const readCoupons = ({ list }: CallReply<"GET /api/user/promation">): OwnCoupon[] =>
  list
    .filter(({ state }) => state === "available")
    .map(({ id, dnames, type, fullReduction, amount, discount, peirodTime }) => ({
      id,
      name: dnames,
      off: type === "1" ? { amount: fromDecimal(amount) } : { percent: 100 - discount },
      from: fromDecimal(fullReduction),
      lastsTo: peirodTime && lastMoment(peirodTime),
    }))
