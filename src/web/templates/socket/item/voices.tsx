import type { Reviews } from "../../../features/catalog/reviews/reviews.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { NumberedSection } from "../frame/numbered-section.tsx"
import { ScoreFigure } from "../frame/score-figure.tsx"
import { VoiceCell } from "../frame/voice-cell.tsx"

const SHOWN = 2

/** The average as a figure and the newest reviews; the tab has all of them. */
export function Voices({ reviews: { list, summary } }: { reviews: Reviews }) {
  const words = useWords("goods")
  const grouped = useGrouped()
  const shown = list.filter(({ text }) => text).slice(0, SHOWN)
  return (
    <NumberedSection className="voices" title={words.reviews}>
      <ScoreFigure average={summary.average}>{fill(words.reviewCount, { count: grouped(summary.count) })}</ScoreFigure>
      {shown.map(({ id, text, author, variant }) => (
        <VoiceCell key={id} text={text} author={author}>
          {variant && <bdi>{variant}</bdi>}
        </VoiceCell>
      ))}
    </NumberedSection>
  )
}
