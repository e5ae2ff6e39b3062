import type { Money } from "../../../domain/pricing/money.ts"
import type { Priced } from "../../ui/amounts/percent-off.ts"

/** A good as cards show it, and nothing else: every page of a list carries two dozen. */
export type CardGoods = Priced & {
  id: number
  name: string
  subtitle: string
  url: string
  image: string | null
  inStock: boolean
  /** Whether a variant is to be chosen before it can be bought. */
  needsChoice: boolean
  /** Of goods behind a password only the name is known. */
  isLocked: boolean
  isNew: boolean
  /** The merchant's own tag. */
  label?: string
  rating: number | null
  reviewCount: number
  /** Absent where the shop does not tell. */
  soldCount?: number
