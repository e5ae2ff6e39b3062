import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { FactList } from "../../../ui/fact-list.tsx"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { Text } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"
import { textLength } from "../frame/text-length.ts"

/** Who stands behind the counter, as loud as the cover, and what they promise in figures. */
export function Counter({ story, services, tone }: Toned<SectionProps["story"]>) {
  const id = useId()
  const words = useWords("goods")
  return (
    <section className="counter" data-tone={tone} aria-labelledby={id}>
      <div className="stack">
        <Text className="note">{story.eyebrow}</Text>
        <Text as="h2" id={id} data-length={textLength(story.title)}>
          {story.title}
        </Text>
        <Text>{story.text}</Text>
        {story.url && <MoreLink url={story.url} label={story.action || words.readMore} sign={arrow} />}
      </div>
      <Promises services={services} />
    </section>
  )
}

/** The promises by themselves, where no story stands beside them. */
export function CounterFacts({ services, isBesideStory, tone }: Toned<SectionProps["services"]>) {
  if (isBesideStory) return null
  return (
    <section className="counter" data-tone={tone}>
      <Promises services={services} />
    </section>
  )
}

const Promises = ({ services }: Pick<SectionProps["services"], "services">) =>
  services.length > 0 && <FactList facts={services.map(({ title, text }) => ({ name: title, value: text }))} />
