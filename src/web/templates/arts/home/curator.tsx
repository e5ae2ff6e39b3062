import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"

/** What the shop has to say, in large type; where works stand beside it, they are what it talks of. */
export function Curator({ story, tone }: Toned<SectionProps["story"]>) {
  const id = useId()
  const words = useWords("goods")
  const image = story.image ?? story.images[0]
  return (
    <section className="block curator" data-tone={tone} aria-labelledby={id}>
      <Text className="aside">{story.eyebrow}</Text>
      <Text as="h2" id={id}>
        {story.title}
      </Text>
      <Text>{story.text}</Text>
      {story.url && <MoreLink url={story.url} label={story.action || words.readMore} />}
      {image && (
        <div className="mount curator-pic">
          <Picture src={image.url} focus={image} alt="" sizes="(max-width: 63.99rem) 92vw, 760px" />
        </div>
      )}
    </section>
  )
}
