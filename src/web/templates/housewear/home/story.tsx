import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"
import { textLength } from "../frame/text-length.ts"
import { PromiseList } from "./promises.tsx"

/** What the shop tells of itself under a wide picture, and what it promises in pills. */
export function Story({ story, services, tone }: Toned<SectionProps["story"]>) {
  const words = useWords("goods")
  const id = useId()
  const image = story.image ?? story.images[0]
  return (
    <section className="story" data-tone={tone} aria-labelledby={id}>
      {image && (
        <div className="story-pic">
          <Picture src={image.url} focus={image} sizes="100vw" width={1920} height={768} />
        </div>
      )}
      <div className="story-text">
        <Text as="h2" id={id} data-length={textLength(story.title)}>
          {story.title}
        </Text>
        <div>
          <Text>{story.eyebrow}</Text>
          <Text>{story.text}</Text>
          {story.steps.length > 0 && (
            <dl className="story-steps">
              {story.steps.map(({ figure, text }) => (
                <div key={figure + text}>
                  <dt>
                    <MerchantText>{figure}</MerchantText>
                  </dt>
                  <dd>
                    <MerchantText>{text}</MerchantText>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {story.url && <MoreLink url={story.url} label={story.action || words.readMore} sign={arrow} />}
        </div>
      </div>
      <PromiseList services={services} />
    </section>
  )
}
