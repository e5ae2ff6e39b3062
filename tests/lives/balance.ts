import type { OrderDetail } from "../../src/contract/order-shapes.ts"

export type Balance = { who: string; faults: string[]; lines: string[] }

type Told = {
  before: number
  after: number
  bought: number
  back: number
  refund: number
  /** Null where no coupon was in it. */
  couponIsUsed: boolean | null
}

const cents = (amount: number) => Math.round(amount * 100)
const money = (amount: number) => (cents(amount) / 100).toFixed(2)

/** Whether it all adds up: pieces, money, coupon. */
export function addUp(who: string, order: OrderDetail, told: Told): Balance {
  const { before, after, bought, back, refund, couponIsUsed } = told
  const off = order.reductions.reduce((sum, { amount }) => sum + cents(amount), 0)
  const captured = order.payment?.amount ?? 0
  const refunded = order.payment?.refunded ?? 0
  const checks: [string, number, number][] = [
    ["pieces on the shelf", after, before - bought + back],
    ["goods − reductions + freight, in cents", cents(order.total), cents(order.subtotal) - off + cents(order.freight)],
    ["paid, in cents", cents(captured), cents(order.shown.total)],
    ["given back, in cents", cents(refunded), cents(refund)],
    ["coupons used", couponIsUsed ? 1 : 0, order.reductions.filter(({ kind }) => kind === "coupon").length],
  ]
  return {
    who,
    lines: [
      `stock ${before} − ${bought} sold + ${back} back = ${after}`,
      `money ${money(order.subtotal)} − ${money(off / 100)} + ${money(order.freight)} freight = ${money(order.total)} ordered; ${money(captured)} paid − ${money(refunded)} given back = ${money(captured - refunded)} kept`,
      `coupons ${couponIsUsed === null ? "none" : couponIsUsed ? "1 used, 1 on the order" : "1 received, 0 used"}`,
    ],
    faults: checks
      .filter(([, is, should]) => is !== should)
      .map(([what, is, should]) => `${what}: ${is} instead of ${should}`),
  }
}
