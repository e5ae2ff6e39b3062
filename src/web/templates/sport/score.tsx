import { fill } from "../../parts/fill.ts"
import { useShell } from "../../parts/shell.ts"
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

/** A rating with one decimal, as the visitor writes it. */
export function useDecimal(): (value: number) => string {
  const decimal = useShell()?.separators.decimal ?? "."
  return (value) => value.toFixed(1).replace(".", decimal)
}
