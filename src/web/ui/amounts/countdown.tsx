import { useWords } from "../../shell/use-words.ts"
import { useCountdown } from "./use-countdown.ts"

const UNITS = ["days", "hours", "minutes", "seconds"] as const

/** Days, hours, minutes and seconds until an end. */
export function Countdown({ end }: { end: string }) {
  const words = useWords()
  const left = useCountdown(end)
  return (
    <div data-slot="timer" role="timer" aria-label={left.label}>
      <ul data-slot="countdown" data-over={left.isOver || undefined} aria-hidden="true">
        {UNITS.map((unit) => (
          <li key={unit} data-unit={unit}>
            <b>{String(left[unit]).padStart(2, "0")}</b> <span>{words[unit]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
