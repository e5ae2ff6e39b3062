import { useId } from "react"
import { ServiceList } from "../../../features/content/service-list.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { MessageCircle } from "../../../ui/icons.tsx"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { TurningTitle } from "../frame/turning-title.tsx"

const icon = { size: 20, strokeWidth: 1.4 }

/** What the shop tells of itself beside a half arch, then what it promises. */
export function Story({ story, services, tone }: Toned<SectionProps["story"]>) {
  const words = useWords("goods")
  const id = useId()
  const image = story.image ?? story.images[0]
  return (
    <section className="story" data-tone={tone} data-picture={image ? undefined : "no"} aria-labelledby={id}>
      <div className="story-words">
        <Text className="hero-eyebrow">{story.eyebrow}</Text>
        <TurningTitle id={id}>{story.title}</TurningTitle>
        <Text>{story.text}</Text>
        {story.steps.length > 0 && (
          <dl>
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
        {story.url && <MoreLink url={story.url} label={story.action || words.readMore} />}
      </div>
      {image && (
        <div className="story-plate">
          <Picture src={image.url} focus={image} sizes="(min-width: 75rem) 34vw, 88vw" />
        </div>
      )}
      <PromiseList services={services} />
    </section>
  )
}

/** By themselves only where no story stands beside them. */
export function Promises({ services, isBesideStory, tone }: Toned<SectionProps["services"]>) {
  if (isBesideStory) return null
  return (
    <section className="promises" data-tone={tone}>
      <PromiseList services={services} />
    </section>
  )
}

const PromiseList = ({ services }: Pick<SectionProps["services"], "services">) => (
  <ServiceList services={services} icon={icon} chatIcon={<MessageCircle {...icon} aria-hidden="true" />} />
)
