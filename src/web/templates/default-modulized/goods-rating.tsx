import type { GoodsEntry } from "../../../contract/goods-shapes.ts"
import { Rating } from "../../features/catalog/reviews/rating.tsx"
import { useDecimal } from "../../ui/use-decimal.ts"

/** Stars and, for the eye, the same in figures: "4.8 (126)". Nothing where nobody has reviewed it. */
export function GoodsRating({ goods }: { goods: Pick<GoodsEntry, "rating" | "remarkCount"> }) {
  const decimal = useDecimal()
  if (goods.rating === null || goods.remarkCount === 0) return null
  return (
    <p className="rating">
      <Rating value={goods.rating} count={goods.remarkCount} />
      <span className="rating-figure" aria-hidden="true">
        {decimal(goods.rating)}
      </span>
    </p>
  )
}
