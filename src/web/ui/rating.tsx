import type { CSSProperties } from "react"
import { REVIEW_STARS_MAX } from "../../domain/constants.ts"
import { fill } from "../parts/fill.ts"
import { useDecimal } from "../parts/use-decimal.ts"
import { useMessages } from "../parts/use-messages.ts"

type Share = CSSProperties & Record<"--share", string>

/** How well something is rated. The skin draws it: `--share` is how much of the row is filled. */
export function Rating({ value, count }: { value: number; count?: number }) {
  const words = useMessages()
  const rating = useDecimal()(value)
  const style: Share = { "--share": `${Math.round((value / REVIEW_STARS_MAX) * 100)}%` }
  return (
    <>
      <span data-slot="rating" role="img" aria-label={fill(words.ratingOf, { rating })} style={style} />
      {count !== undefined && (
        <span data-slot="rating-count">
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{fill(words.reviewCount, { count })}</span>
        </span>
      )}
    </>
  )
}
