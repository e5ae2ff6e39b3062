import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text, TextLink } from "../../../ui/text.tsx"
import { useCountdown } from "../../../ui/use-countdown.ts"
import { displayStyle } from "../frame/display-style.ts"
import { displayWidth } from "../frame/display-type.ts"

/** A running promotion as a stopwatch over the whole width. */
export function Clock({ promotion, content, tone }: Toned<SectionProps["promotion"]>) {
  const words = useWords("goods")
  const id = useId()
  const title = content.title || promotion.name
  const longestWord = Math.max(1, ...title.split(/\s+/).map(displayWidth))
  return (
    <section className="lime clock" data-tone={tone} aria-labelledby={id}>
      <div className="stack clock-copy">
        <Text as="h2" id={id} style={displayStyle({ lines: [title], width: longestWord })}>
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

const HOURS_OF_A_DAY = 24
/** Two digits of hours hold four days; further away the watch counts days too. */
const LONGEST_WATCH_DAYS = 4

function Stopwatch({ end }: { end: string }) {
  const words = useWords("goods")
  const { days, hours, minutes, seconds, label } = useCountdown(end)
  const isLong = days >= LONGEST_WATCH_DAYS
  const digits = [
    ...(isLong ? [{ unit: words.days, value: days }] : []),
    { unit: words.hours, value: isLong ? hours : days * HOURS_OF_A_DAY + hours },
    { unit: words.minutes, value: minutes },
    { unit: words.seconds, value: seconds },
  ]
  return (
    <div className="stopwatch" role="timer" aria-label={label} data-wide={isLong || undefined}>
      {digits.map(({ unit, value }) => (
        <div key={unit} aria-hidden="true">
          <b>
            <span key={value}>{String(value).padStart(2, "0")}</span>
          </b>
          <span>{unit}</span>
        </div>
      ))}
    </div>
  )
}
