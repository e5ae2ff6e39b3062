import type { CardGoods } from "../../../features/catalog/goods.ts"
import { Rating } from "../../../features/catalog/reviews/rating.tsx"
import { useDecimal } from "../../../ui/use-decimal.ts"

/** Stars and, for the eye, the same in figures: "4.8 (126)". Nothing where nobody has reviewed it. */
export function GoodsRating({ goods }: { goods: Pick<CardGoods, "rating" | "reviewCount"> }) {
  const decimal = useDecimal()
  if (goods.rating === null || goods.reviewCount === 0) return null
  return (
    <p data-slot="score">
      <Rating value={goods.rating} count={goods.reviewCount} />
      <span className="rating-figure" aria-hidden="true">
        {decimal(goods.rating)}
      </span>
    </p>
  )
}
