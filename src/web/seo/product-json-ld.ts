import { REVIEW_STARS_MAX, REVIEW_STARS_MIN } from "../../domain/constants.ts"
import { chargedText } from "../../domain/pricing/charged-amount.ts"
import { shownAmount } from "../../domain/pricing/currency.ts"
import { siteTypeOf } from "../../domain/site/site-type.ts"
import { zoned } from "../../domain/time-zone.ts"
import type { ItemGoods, ItemVariant } from "../features/catalog/goods.ts"
import { itemPrice } from "../features/catalog/item-price.ts"
import type { Review, Reviews } from "../features/catalog/reviews/reviews.ts"
import type { Shell, Shop } from "../shell/shell.ts"
import { fileAddress, pageAddress } from "./absolute-address.ts"
import { excerpt, plainText } from "./excerpt.ts"
import type { Thing } from "./json-ld.ts"

const DESCRIPTION_LENGTH = 1_000
const REVIEWS = 3
const REVIEW_LENGTH = 300
const STARS = { bestRating: REVIEW_STARS_MAX, worstRating: REVIEW_STARS_MIN }

/** The text that a good is described with where a page says it in a few words. */
export function goodsDescription({ seo, subtitle, description }: Pick<ItemGoods, "seo" | "subtitle" | "description">) {
  return seo.description || plainText(description) || subtitle
}

/** A good with its offer, rating and a few reviews. Nothing of a locked one, nor of one that has neither price nor rating. */
export function productJsonLd(shell: Shell | undefined, goods: ItemGoods, reviews: Reviews | null): Thing | null {
  if (!shell?.shop || goods.isLocked) return null
  const offers = offersOf(shell, shell.shop, goods)
  const aggregateRating = ratingOf(goods)
  if (!offers && !aggregateRating) return null
  return {
    "@type": "Product",
    name: goods.name,
    url: pageAddress(shell, goods.url),
    sku: goods.number,
    description: excerpt(goodsDescription(goods), DESCRIPTION_LENGTH) || undefined,
    image: goods.images.length > 0 ? goods.images.map((path) => fileAddress(shell, path)) : undefined,
    offers,
    aggregateRating,
    review:
      aggregateRating && reviews && reviews.list.length > 0 ? reviews.list.slice(0, REVIEWS).map(review) : undefined,
  }
}

/** The last day, at the shop, of what ends at a moment. */
const lastDay = ({ dates }: Shell, end: string) =>
  new Date(zoned(Date.parse(end) - 1, dates.short.offsets)).toISOString().slice(0, 10)

/** What the page asks for one piece when the fewest are bought, in the currency that it is shown in; goods on request have no offer. */
function offersOf(shell: Shell, shop: Shop, goods: ItemGoods): Thing | undefined {
  const { currency } = shop
  const { code } = currency
  const priceOf = (variant: ItemVariant) =>
    itemPrice(goods, variant, siteTypeOf(shop.type), goods.minimumQuantity).price
  const priced = goods.variants
    .map((variant) => ({ price: shownAmount(priceOf(variant), currency), inStock: variant.inStock }))
    .filter(({ price }) => price > 0)
    .toSorted((one, other) => one.price - other.price)
  const [lowest, highest] = [priced[0], priced.at(-1)]
  if (!lowest || !highest) return undefined
  const terms = {
    priceCurrency: code,
    priceValidUntil: goods.promotion ? lastDay(shell, goods.promotion.endsAt) : undefined,
    availability: `https://schema.org/${priced.some(({ inStock }) => inStock) ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    url: pageAddress(shell, goods.url),
    seller: { "@type": "Organization", name: shop.name },
  }
  if (lowest.price === highest.price) {
    const price = chargedText(lowest.price, code)
    return { "@type": "Offer", price, ...terms, priceSpecification: taxOf(goods, { price, priceCurrency: code }) }
  }
  return {
    "@type": "AggregateOffer",
    lowPrice: chargedText(lowest.price, code),
    highPrice: chargedText(highest.price, code),
    offerCount: priced.length,
    ...terms,
    priceSpecification: taxOf(goods, {
      minPrice: chargedText(lowest.price, code),
      maxPrice: chargedText(highest.price, code),
      priceCurrency: code,
    }),
  }
}

/** Whether the prices contain the tax, where the shop says so. */
function taxOf({ tax }: ItemGoods, prices: Record<string, string>): Thing | undefined {
  return tax ? { "@type": "PriceSpecification", ...prices, valueAddedTaxIncluded: tax.isIncluded } : undefined
}

function ratingOf({ rating, reviewCount }: ItemGoods): Thing | undefined {
  if (rating === null || reviewCount === 0) return undefined
  return { "@type": "AggregateRating", ratingValue: rating, reviewCount: reviewCount, ...STARS }
}

function review({ author, stars, text, writtenAt }: Review): Thing {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: author },
    datePublished: writtenAt,
    reviewBody: excerpt(text, REVIEW_LENGTH) || undefined,
    reviewRating: { "@type": "Rating", ratingValue: stars, ...STARS },
  }
}
