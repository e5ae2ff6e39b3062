import { ServiceList } from "../../../features/content/service-list.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { Picture } from "../../../ui/picture.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"
import { countLetters } from "../frame/count-letters.ts"
import { Shout } from "../frame/shout.tsx"

const LONG_TITLE = 34

/** What the shop tells of itself, and what it promises as four blocks beside it. */
export function Story({ story, services, tone }: Toned<SectionProps["story"]>) {
  const { image } = story
  return (
    <section className="story" data-tone={tone}>
      <div className="story-words" data-ink="pink">
        <Text className="story-eyebrow">{story.eyebrow}</Text>
        <Shout as="h2" fits="word" className={countLetters(story.title) > LONG_TITLE ? "long" : ""}>
          {story.title}
        </Shout>
        <Text>{story.text}</Text>
        {story.action && story.url && (
          <TextLink className="button" to={story.url}>
            {story.action}
          </TextLink>
        )}
      </div>
      {services.length > 0 ? (
        <ServiceList services={services} icon={{ size: 40, strokeWidth: 2.25 }} chatIcon={<WhatsappIcon size={40} />} />
      ) : (
        image && (
          <div className="story-pic">
            <Picture src={image.url} focus={image} sizes="(min-width: 64rem) 50vw, 100vw" />
          </div>
        )
      )}
    </section>
  )
}
