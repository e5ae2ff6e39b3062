import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Stopwatch } from "../../../ui/amounts/stopwatch.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"
import { wordStyle } from "../frame/display-style.ts"

/** A running promotion as a stopwatch over the whole width. */
export function Clock({ promotion, content, tone }: Toned<SectionProps["promotion"]>) {
  const words = useWords("goods")
  const id = useId()
  const title = content.title || promotion.name
  return (
    <section className="lime clock" data-tone={tone} aria-labelledby={id}>
      <div className="stack clock-copy">
        <Text as="h2" id={id} style={wordStyle(title)}>
          {title}
        </Text>
        <Text>{content.text}</Text>
        <TextLink className="button button-dark" to={SCREENS.promotionGoods.path}>
          {content.action || words.seeAll}
        </TextLink>
      </div>
      <Stopwatch end={promotion.endsAt} />
    </section>
  )
}
