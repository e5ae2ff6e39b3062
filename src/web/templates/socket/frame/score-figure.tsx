import type { ReactNode } from "react"
import { Rating } from "../../../features/catalog/reviews/rating.tsx"
import { useDecimal } from "../../../ui/amounts/use-decimal.ts"

/** The average of reviews as large as a headline; its stars are for those who hear it. */
export function ScoreFigure({ average, children }: { average: number; children: ReactNode }) {
  return (
    <div className="score-figure">
      <b aria-hidden="true">{useDecimal()(average)}</b>
      <p className="note">
        <Rating value={average} /> {children}
      </p>
    </div>
  )
}
