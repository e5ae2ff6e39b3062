import type { GoodsEntry } from "../../contract/goods-shapes.ts"

export type PriceWords = Record<"price" | "originalPrice" | "priceFrom" | "priceOnRequest", string>
/** Writes an amount of the API as the visitor reads it; nothing for zero. */
export type PriceText = (amount: number) => string

type Priced = Pick<GoodsEntry, "price" | "minPrice" | "maxPrice" | "orginPrice">
type GoodsPriceProps = {
  goods: Priced
  words: PriceWords
  priceText: PriceText
}

/** Whether the price before was higher than any of now; of several variants nobody says whose it was. */
export const isReduced = ({ maxPrice, orginPrice }: Priced) =>
  maxPrice > 0 && orginPrice !== null && orginPrice > maxPrice

/** What a good costs: one price, "from" the lowest of several, the crossed-out one before it, or on request. */
export function GoodsPrice({ goods, words, priceText }: GoodsPriceProps) {
  const { price, minPrice, maxPrice, orginPrice } = goods
  const shown = priceText(minPrice || price)
  if (shown === "") return <p className="price quiet">{words.priceOnRequest}</p>
  const isRange = minPrice < maxPrice
  const before = isReduced(goods) && !isRange ? priceText(orginPrice ?? 0) : ""
  // The amount is set apart from the words around it: in Arabic the sign would otherwise move to its other side.
  const [from, on] = isRange ? words.priceFrom.split("{price}") : []
  return (
    <p className="price">
      <span className="visually-hidden">{words.price} </span>
      <span>
        {from}
        <bdi>{shown}</bdi>
        {on}
      </span>
      {before && (
        <s>
          <span className="visually-hidden">{words.originalPrice} </span>
          <bdi>{before}</bdi>
        </s>
      )}
    </p>
  )
}
