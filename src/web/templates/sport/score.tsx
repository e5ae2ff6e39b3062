import { fill } from "../../parts/fill.ts"
import { useDecimal } from "../../parts/use-decimal.ts"
import { useMessages } from "../../parts/use-messages.ts"
import { Rating } from "../../ui/rating.tsx"

/** Five slanted ticks, the average, and how many have voted. */
export function Score({ value, count }: { value: number | null; count: number }) {
  const words = useMessages()
  const average = useDecimal()(value ?? 0)
  if (value === null || count === 0) return null
  return (
    <p className="score">
      <Rating value={value} />
      <span aria-hidden="true" dir="ltr">
        {average} / {count}
      </span>
      <span className="visually-hidden">{fill(words.reviewCount, { count })}</span>
    </p>
  )
}
