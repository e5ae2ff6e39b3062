import type { Money } from "../../../domain/pricing/money.ts"
import type { Priced } from "../../ui/amounts/percent-off.ts"

/** A good as cards show it, and nothing else: every page of a list carries two dozen. */
export type CardGoods = Priced & {
  id: number
  name: string
  subtitle: string
  url: string
  image: string | null
  /** Another view of it; absent where there is none. */
  secondImage?: string
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
  /** The merchant's number of it; absent where it has none. */
  number?: string
  /** Fewest pieces that are sold; absent where it is one. */
  minimumQuantity?: number
  /** What a piece costs from how many pieces on; absent where the price is always the same. */
  tiers?: PriceTier[]
}

/** From `begin` pieces on one costs `price`, here and for this shopper. */
export type PriceTier = { begin: number; price: Money }

/** A variant as a cached page may show it: whether it is in stock, not how many pieces are left. */
export type ItemVariant = {
  id: number
  number: string
  specs: { name: string; value: string }[]
  /** What a piece costs where no tier applies and nothing is reduced; 0 is on request. */
  basePrice: Money
  /** What a single piece is reduced from. */
  originalPrice?: Money
  inStock: boolean
  image: string | null
  tiers: PriceTier[]
}

/** How many days delivery to a country takes. */
export type Delivery = { country: string; min: number; max: number }

/** A good as its own page shows it. */
export type ItemGoods = CardGoods & {
  number: string
  /** How often its page was looked at; absent where the shop does not tell. */
  viewCount?: number
  minimumQuantity: number
  images: string[]
  video: string | null
  description: string
  specs: { name: string; values: { name: string; image: string | null }[] }[]
  variants: ItemVariant[]
  attributes: { name: string; value: string }[]
  promotion: { name: string; endsAt: string; salePrice: Money } | null
  /** To the shop's own country: the page is the same for everyone. */
  delivery: Delivery | null
  /** What is said of taxes beside the price, and whether it contains them; null where the shop says nothing. */
  tax: { text: string; isIncluded: boolean } | null
  seo: { title: string; description: string }
}

/** What a list can be narrowed by. */
export type Facets = {
  price: { min: Money; max: Money } | null
  specs: {
    name: string
    values: { id: number; name: string; colour: string | null; count: number; selected: boolean }[]
  }[]
}
