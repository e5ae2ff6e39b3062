import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useDecimal } from "../../../ui/amounts/use-decimal.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import type { CardGoods } from "../goods.ts"
import { Rating } from "./rating.tsx"

type ScoreProps = { goods: Pick<CardGoods, "rating" | "reviewCount">; isApart?: boolean }

/**
 * Stars and, for the eye, the same in figures, "4.8 (126)"; or average and number apart, so that a template sets them.
 * Nothing where nobody has reviewed it.
 */
export function Score({ goods: { rating, reviewCount: count }, isApart = false }: ScoreProps) {
  const words = useWords("goods")
  const average = useDecimal()(rating ?? 0)
  const grouped = useGrouped()
  if (rating === null || count === 0) return null
  if (isApart) {
    return (
      <p data-slot="score">
        <Rating value={rating} count={count} />
        <span className="rating-figure" aria-hidden="true">
          {average}
        </span>
      </p>
    )
  }
  return (
    <p data-slot="score">
      <Rating value={rating} />
      <span aria-hidden="true" dir="ltr">
        {average} ({grouped(count)})
      </span>
      <span className="visually-hidden">{fill(words.reviewCount, { count: grouped(count) })}</span>
    </p>
  )
}
