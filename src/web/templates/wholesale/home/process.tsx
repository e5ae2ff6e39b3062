import { type CSSProperties, useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { Text } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"

type Height = CSSProperties & Record<"--share", string>
const LOWEST = 0.4

/** How the shop works, as stairs that go down to the last step. Without steps its promises are the stairs. */
export function Process({ story, services, tone }: Toned<SectionProps["story"]>) {
  const id = useId()
  const words = useWords("goods")
  const steps = story.steps.length > 0 ? story.steps : services.map(({ title, text }) => ({ figure: title, text }))
  const height = (index: number): Height => ({
    "--share": String(1 - (index * (1 - LOWEST)) / Math.max(1, steps.length - 1)),
  })
  return (
    <section className="process" data-tone={tone} aria-labelledby={id}>
      <div className="process-copy">
        <Text as="h2" id={id}>
          {story.title}
        </Text>
        <Text>{story.text}</Text>
        {story.url && <MoreLink url={story.url} label={story.action || words.readMore} sign={arrow} />}
      </div>
      {steps.length > 0 && (
        <ol className="process-steps">
          {steps.map(({ figure, text }, index) => (
            <li key={figure} style={height(index)}>
              <Text as="b">{figure}</Text>
              <Text>{text}</Text>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
