import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { percentOff } from "../../../ui/amounts/percent-off.ts"
import { Stopwatch } from "../../../ui/amounts/stopwatch.tsx"
import { useCountdown } from "../../../ui/amounts/use-countdown.ts"
import { Text, TextLink } from "../../../ui/text.tsx"
import { shareOf } from "../frame/share.ts"
import { textLength } from "../frame/text-length.ts"
import { leftOf } from "./left-of.ts"

/** A promotion as one bar across the page, filled as far as there is time left. */
export function Hours({ promotion, content, goods, tone }: Toned<SectionProps["promotion"]>) {
  const words = useWords("goods")
  const id = useId()
  const title = content.title || promotion.name
  const [percent, ...others] = new Set(goods.filter(({ isLocked }) => !isLocked).map(percentOff))
  return (
    <section className="hours" data-tone={tone} aria-labelledby={id}>
      <div className="hours-text">
        <Text as="h2" id={id} data-length={textLength(title)}>
          {title}
        </Text>
        <Text>{content.text}</Text>
      </div>
      <TimeLeft end={promotion.endsAt} />
      <div className="hours-foot">
        {percent && others.length === 0 && (
          <p className="hours-size">
            <bdi>{fill(words.percentOff, { percent })}</bdi>
          </p>
        )}
        <TextLink className="button button-ink" to={SCREENS.promotionGoods.path}>
          {content.action || words.seeAll}
        </TextLink>
      </div>
    </section>
  )
}

const TimeLeft = ({ end }: { end: string }) => (
  <div className="gauge hours-gauge" style={shareOf(leftOf(useCountdown(end)))}>
    <Stopwatch end={end} />
  </div>
)
