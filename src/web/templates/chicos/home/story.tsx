import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { Picture } from "../../../ui/picture.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"
import { Word } from "../frame/word.tsx"

/** What the shop tells of itself: words in the middle of one page, its picture on the other. */
export function Story({ story, tone }: Toned<SectionProps["story"]>) {
  const id = useId()
  const { eyebrow, title, text, action, url, image, images, steps } = story
  const picture = image ?? images[0]
  return (
    <section className="story" data-tone={tone} data-picture={picture ? undefined : "no"} aria-labelledby={id}>
      <div className="story-text">
        <Text className="note">{eyebrow}</Text>
        {title && (
          <Word as="h2" id={id}>
            {title}
          </Word>
        )}
        <Text className="story-line">{text}</Text>
        <ul className="story-steps">
          {steps.map((step) => (
            <li key={step.figure + step.text}>
              <Text as="b">{step.figure}</Text>
              <Text>{step.text}</Text>
            </li>
          ))}
        </ul>
        {action && url && (
          <TextLink className="underlined" to={url}>
            {action}
          </TextLink>
        )}
      </div>
      {picture && (
        <div className="story-picture">
          <Picture src={picture.url} focus={picture} sizes="(min-width: 48rem) 50vw, 100vw" />
        </div>
      )}
    </section>
  )
}
