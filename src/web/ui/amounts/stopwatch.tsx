import { useWords } from "../../shell/use-words.ts"
import { useCountdown } from "./use-countdown.ts"

const HOURS_OF_A_DAY = 24
/** Two digits of hours hold four days; further away the watch counts days too. */
const LONGEST_WATCH_DAYS = 4

/** The time until an end in hours, minutes and seconds, each digit drawn anew when it changes. */
export function Stopwatch({ end }: { end: string }) {
  const words = useWords()
  const { days, hours, minutes, seconds, label } = useCountdown(end)
  const isLong = days >= LONGEST_WATCH_DAYS
  const digits = [
    ...(isLong ? [{ unit: words.days, value: days }] : []),
    { unit: words.hours, value: isLong ? hours : days * HOURS_OF_A_DAY + hours },
    { unit: words.minutes, value: minutes },
    { unit: words.seconds, value: seconds },
  ]
  return (
    <div data-slot="stopwatch" role="timer" aria-label={label} data-wide={isLong || undefined}>
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
