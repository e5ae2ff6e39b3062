import type { ChargedAmount } from "../../../domain/pricing/charged-amount.ts"
import type { Money } from "../../../domain/pricing/money.ts"
import type { ShownTax } from "../orders/read-tax.ts"

/** A line of the cart with today's price; `problem` says why it cannot be bought as it stands. */
export type ShownLine = {
  variantId: number
  goodsId: number
  name: string
  specs: string
  url: string
  image: string | null
  quantity: number
  minimum: number
  /** Of one piece at this quantity; 0 is on request. */
  price: Money
  originalPrice: Money
  stock: number
  isSelected: boolean
  /** So many more pieces make each one cost so much. */
  nextPrice: { missing: number; price: Money } | null
  problem: "offSale" | "outOfStock" | "priceOnRequest" | null
}

export type Gift = { variantId: number; name: string; specs: string; image: string | null; quantity: number }

/** What a little more would bring: money off, or gifts. */
export type NextOffer = {
  name: string
  from: Money
  /** What counts towards it: goods already reduced count as what they cost now. */
  reached: Money
  missing: Money
  saving: Money
  gifts: { name: string; image: string | null; quantity: number }[]
}

/** What is short of its minimum quantity, and the line where it can be added. */
export type MissingPieces = { name: string; missing: number; variantId: number | null }

/** What is chosen comes to so much, in the currency that is named. */
type ShownSums = {
  currency: { code: string; symbol: string }
  subtotal: ChargedAmount
  reductions: { name: string; amount: ChargedAmount }[]
  tax: ShownTax
  total: ChargedAmount
}

/** The server's reckoning for the lines that are chosen. */
type Reckoning = {
  gifts: Gift[]
  /** Null for a cart that was never asked for because it is empty. */
  shown: ShownSums | null
  /** In grams. */
  weight: number
  missing: MissingPieces[]
  nextOffers: NextOffer[]
}

export type Cart = Reckoning & { lines: ShownLine[] }

/** A line that cannot be bought in any number. */
export const isOff = ({ problem, stock }: ShownLine) => problem !== null && (problem !== "outOfStock" || stock === 0)

export const isBought = (line: ShownLine) => line.isSelected && line.problem === null
