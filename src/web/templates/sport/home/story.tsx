import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { Text, TextLink } from "../../../ui/text.tsx"
import { Promises } from "./promises.tsx"

/** What the shop tells of itself, and beside it what it promises, as figures. */
export function Story({ story, services, tone }: Toned<SectionProps["story"]>) {
  return (
    <section className="story" data-tone={tone}>
      <Text as="h2">{story.title}</Text>
      <div className="story-text">
        <Text>{story.text}</Text>
        {story.action && story.url && (
          <TextLink className="more" to={story.url}>
            {story.action}
          </TextLink>
        )}
      </div>
      {services.length > 0 && <Promises promises={services} />}
    </section>
  )
}
