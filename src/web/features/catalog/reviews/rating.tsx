import type { CSSProperties } from "react"
import { REVIEW_STARS_MAX } from "../../../../domain/constants.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useDecimal } from "../../../ui/amounts/use-decimal.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"

type Share = CSSProperties & Record<"--share", string>

/** How well something is rated. The skin draws it: `--share` is how much of the row is filled. */
export function Rating({ value, count }: { value: number; count?: number }) {
  const words = useWords("goods")
  const rating = useDecimal()(value)
  const grouped = useGrouped()
  const style: Share = { "--share": `${Math.round((value / REVIEW_STARS_MAX) * 100)}%` }
  return (
    <>
      <span data-slot="rating" role="img" aria-label={fill(words.ratingOf, { rating })} style={style} />
      {count !== undefined && (
        <span data-slot="rating-count">
          <span aria-hidden="true">{grouped(count)}</span>
          <span className="visually-hidden">{fill(words.reviewCount, { count: grouped(count) })}</span>
        </span>
      )}
    </>
  )
}
