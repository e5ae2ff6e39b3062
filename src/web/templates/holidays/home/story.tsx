import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { Picture } from "../../../ui/picture.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"
import { Promises } from "../frame/promises.tsx"

/** Where the shop comes from, below its picture, and what it promises. */
export function Story({ story, services, tone }: Toned<SectionProps["story"]>) {
  const image = story.image ?? story.images[0]
  return (
    <section className="section story" data-tone={tone}>
      {image && (
        <div className="story-pic biscuit">
          <Picture src={image.url} focus={image} sizes="(min-width: 64rem) 48vw, 92vw" width={1600} height={842} />
        </div>
      )}
      <Text className="eyebrow">{story.eyebrow}</Text>
      <Text as="h2">{story.title}</Text>
      <Text>{story.text}</Text>
      {story.action && story.url && (
        <TextLink className="more" to={story.url}>
          {story.action}
        </TextLink>
      )}
      <Promises services={services} />
    </section>
  )
}
