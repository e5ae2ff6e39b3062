import type { ChargedAmount } from "../../../domain/pricing/charged-amount.ts"
import type { Money } from "../../../domain/pricing/money.ts"
import type { Gift, MissingPieces, ShownLine } from "../../features/cart/cart.ts"
import type { ShownTax } from "../../features/orders/read-tax.ts"
import type { Faults } from "../../shell/faults-of.ts"
import type { Typed } from "../../shell/form-outcome.ts"

/** What the order would come to, as the shop reckons it, in the currency that the shopper has chosen. */
export type Preview = {
  lines: ShownLine[]
  gifts: Gift[]
  missing: MissingPieces[]
  currency: { code: string; symbol: string }
  subtotal: ChargedAmount
  reductions: { name: string; amount: ChargedAmount }[]
  /** Null until it is known where it shall be sent. */
  freight: ChargedAmount | null
  /** How many days it takes there; null where the shop does not say. */
  days: { min: number; max: number } | null
  isNoShipping: boolean
  tax: ShownTax
  total: ChargedAmount
  /** The total in the base currency as the order is told: what the shopper has seen. */
  expected: number
  coupon: CouponProblem | null
  /** What the VAT number is worth, where somebody buys for a business. */
  business: { isWrong: boolean; text: string } | null
}

type CouponProblem = { why: "used" | "expired" | "belowAmount" | "unknown" | "notReceived"; missing?: Money }

/** A coupon of the member that can be used. */
export type OwnCoupon = {
  id: number
  name: string
  /** What it takes off: an amount, or percent. */
  off: { amount: Money } | { percent: number }
  from: Money
  /** Its last moment; empty means permanent. */
  lastsTo: string
}

/** Fields of the checkout's form beside those of the address. */
export const CHECKOUT_FIELDS = {
  step: "do",
  /** The lines to be bought, as the guest's cart is written. */
  items: "items",
  key: "key",
  total: "total",
  addressId: "addressId",
  coupon: "coupon",
  code: "code",
  remark: "remark",
  method: "method",
  agreed: "agreed",
} as const

/** The choice of an address that is not in the book yet. */
export const NEW_ADDRESS = "new"

export type CheckoutOutcome =
  | { isDone: true }
  | { isDone: false; faults: Faults; typed?: Typed; preview?: Preview; addressId?: number }

/** What the action has reckoned, where it was asked without scripts. Only our own action answers so. */
export function previewIn(actionData: unknown): Preview | null {
  return hasPreview(actionData) ? actionData.preview : null
}

const hasPreview = (told: unknown): told is { preview: Preview } =>
  typeof told === "object" && told !== null && "preview" in told && Boolean(told.preview)
