import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { TextLink } from "../../../ui/text.tsx"
import { Voices } from "../frame/voices.tsx"

/** What shoppers wrote of anything in the shop. */
export function HomeVoices({ reviews, tone }: Toned<SectionProps["reviews"]>) {
  const words = useWords("home")
  const voices = reviews.map(({ id, text, author, goodsName, goodsUrl }) => ({
    id,
    text,
    author,
    on: (
      <TextLink className="tap" to={goodsUrl}>
        {goodsName}
      </TextLink>
    ),
  }))
  return <Voices title={words.reviewsHeading} voices={voices} tone={tone} />
}
