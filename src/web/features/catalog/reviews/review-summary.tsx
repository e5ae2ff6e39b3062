import type { CSSProperties } from "react"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useDecimal } from "../../../ui/amounts/use-decimal.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Rating } from "./rating.tsx"
import type { Reviews } from "./reviews.ts"

type Share = CSSProperties & Record<"--share", string>

/** The average, and how often each number of stars was given, five first. */
export function ReviewSummary({ summary }: Pick<Reviews, "summary">) {
  const words = useWords("goods", "item")
  const { count, stars } = summary
  const shareOf = (votes: number): Share => ({ "--share": `${count > 0 ? Math.round((votes / count) * 100) : 0}%` })
  const levels = stars.map((votes, index) => ({ votes, level: index + 1 })).toReversed()
  return (
    <div data-slot="review-summary">
      <ReviewAverage summary={summary} />
      <ul data-slot="review-bars">
        {levels.map(({ votes, level }) => (
          <li key={level}>
            <span>{fill(words.starsOnly, { stars: level })}</span> <i style={shareOf(votes)} aria-hidden="true" />{" "}
            <span>{votes}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The average in figures and in stars, and of how many. */
export function ReviewAverage({ summary: { average, count } }: Pick<Reviews, "summary">) {
  const words = useWords("goods")
  const grouped = useGrouped()
  return (
    <p data-slot="review-average">
      <b>{useDecimal()(average)}</b> <Rating value={average} />{" "}
      <span>{fill(words.reviewCount, { count: grouped(count) })}</span>
    </p>
  )
}
