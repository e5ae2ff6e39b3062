import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { Picture } from "../../../ui/picture.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"
import { FigureList } from "../frame/figure-list.tsx"
import { textLength } from "../frame/text-length.ts"

/** A capsule that grows out of the edge of the page; beside it what is done, in figures. */
export function Story({ story, tone }: Toned<SectionProps["story"]>) {
  const { steps, title } = story
  const image = story.image ?? story.images[0]
  return (
    <section className="story" data-tone={tone} data-picture={image ? undefined : "no"}>
      {image && (
        <div className="story-pic">
          <Picture src={image.url} focus={image} sizes="(min-width: 64rem) 46vw, 100vw" />
        </div>
      )}
      <div className="story-text">
        <Text className="note">{story.eyebrow}</Text>
        <Text as="h2" data-length={textLength(title)}>
          {title}
        </Text>
        <Text className="story-lead">{story.text}</Text>
        {steps.length > 0 && <FigureList figures={steps} />}
        {story.action && story.url && (
          <TextLink className="button" to={story.url}>
            {story.action}
          </TextLink>
        )}
      </div>
    </section>
  )
}
