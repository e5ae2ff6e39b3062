import { type ComponentProps, useId } from "react"
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
      <Figures facts={story.steps.length > 0 ? story.steps.map(factOf) : services.map(promiseOf)} />
    </section>
  )
}

/** The promises by themselves, where no story stands beside them. */
export function CounterFacts({ services, isBesideStory, tone }: Toned<SectionProps["services"]>) {
  if (isBesideStory) return null
  return (
    <section className="counter" data-tone={tone}>
      <Figures facts={services.map(promiseOf)} />
    </section>
  )
}

const factOf = ({ figure, text }: { figure: string; text: string }) => ({ name: figure, value: text })
const promiseOf = ({ title, text }: { title: string; text: string }) => ({ name: title, value: text })

const Figures = ({ facts }: Pick<ComponentProps<typeof FactList>, "facts">) =>
  facts.length > 0 && <FactList facts={facts} />
