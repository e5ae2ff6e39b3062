import { Rating } from "../../../features/catalog/reviews/rating.tsx"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useDecimal } from "../../../ui/use-decimal.ts"

/** Five slanted ticks, the average, and how many have voted. */
export function Score({ value, count }: { value: number | null; count: number }) {
  const words = useWords("goods")
  const average = useDecimal()(value ?? 0)
  if (value === null || count === 0) return null
  return (
    <p data-slot="score">
      <Rating value={value} />
      <span aria-hidden="true" dir="ltr">
        {average} / {count}
      </span>
      <span className="visually-hidden">{fill(words.reviewCount, { count })}</span>
    </p>
  )
}
