import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { TextLink } from "../../../ui/text.tsx"
import { NumberedSection } from "../frame/numbered-section.tsx"
import { ScoreFigure } from "../frame/score-figure.tsx"
import { VoiceCell } from "../frame/voice-cell.tsx"

/** The average as a figure, and the latest reviews in two cells. */
export function ReviewsSection({ average, count, reviews, tone }: Toned<SectionProps["reviews"]>) {
  const words = useWords("home")
  return (
    <NumberedSection className="voices" title={words.reviewsHeading} tone={tone}>
      <ScoreFigure average={average}>{fill(words.fromReviews, { count })}</ScoreFigure>
      {reviews.map(({ id, text, author, goodsUrl, goodsName }) => (
        <VoiceCell key={id} text={text} author={author}>
          <TextLink to={goodsUrl}>{goodsName}</TextLink>
        </VoiceCell>
      ))}
    </NumberedSection>
  )
}
