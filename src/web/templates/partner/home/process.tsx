import type { CSSProperties } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"
import { HomeChapter } from "./home-chapter.tsx"
import { timeSpans } from "./time-spans.ts"

type Span = CSSProperties & Record<"--from" | "--span", string>

/** How something comes about, each step as long on the bar as it takes; without figures the story and its picture. */
export function Process({ story, tone, anchor }: Toned<SectionProps["story"]>) {
  const words = useWords("goods")
  const { title, text, steps, image, url, action } = story
  const spans = timeSpans(steps.map(({ figure }) => figure))
  return (
    <HomeChapter
      title={title}
      anchor={anchor}
      tone={tone}
      head={
        <>
          <Text>{text}</Text>
          {url && <MoreLink url={url} label={action || words.readMore} />}
        </>
      }
    >
      {steps.length > 0 ? (
        <ol className="process">
          {steps.map(({ figure, text: step }, at) => {
            const [name, ...more] = step.split(": ")
            const { from, span } = spans[at] ?? { from: 0, span: 0 }
            const place: Span = { "--from": `${from}%`, "--span": `${span}%` }
            return (
              <li key={step} style={place}>
                <Text as="b">{name}</Text>
                <Text className="note">{more.join(": ")}</Text>
                <i aria-hidden="true" />
                <Text as="strong">{figure}</Text>
              </li>
            )
          })}
        </ol>
      ) : (
        image && <Picture src={image.url} focus={image} sizes="(max-width: 63.99rem) 100vw, 1000px" />
      )}
    </HomeChapter>
  )
}
