import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"

/** What the shop is, in one sentence and a paragraph. */
export function Story({ story, tone }: Toned<SectionProps["story"]>) {
  const id = useId()
  const words = useWords("goods")
  const image = story.image ?? story.images[0]
  return (
    <section className="block stack story" data-tone={tone} aria-labelledby={id}>
      <Text className="kicker">{story.eyebrow}</Text>
      <Text as="h2" id={id}>
        {story.title}
      </Text>
      <Text className="story-text">{story.text}</Text>
      {image && (
        <div className="module story-pic">
          <Picture src={image.url} focus={image} alt="" sizes="(max-width: 63.99rem) 92vw, 760px" />
        </div>
      )}
      {story.url && <MoreLink url={story.url} label={story.action || words.readMore} sign={arrow} />}
    </section>
  )
}
