import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { Text, TextLink } from "../../../ui/text.tsx"
import { titleLength } from "../frame/title-length.ts"
import { Rules } from "./rules.tsx"

/** What the shop tells of itself, and its rules beside it. */
export function Story({ story, services, tone }: Toned<SectionProps["story"]>) {
  return (
    <section className="section story" data-tone={tone}>
      <div className="story-text">
        <Text className="story-eyebrow">{story.eyebrow}</Text>
        <Text as="h2" data-length={titleLength(story.title)}>
          {story.title}
        </Text>
        <Text className="story-lead">{story.text}</Text>
        {story.action && story.url && (
          <TextLink className="button" to={story.url}>
            {story.action}
          </TextLink>
        )}
      </div>
      {services.length > 0 && <Rules services={services} />}
    </section>
  )
}
