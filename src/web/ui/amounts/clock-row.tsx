import { useWords } from "../../shell/use-words.ts"
import type { Countdown } from "./countdown-at.ts"

const UNITS = ["days", "hours", "minutes", "seconds"] as const

/** The time that is left, in four boxes. */
export function ClockRow({ left }: { left: Countdown }) {
  const words = useWords()
  return (
    <div data-slot="clock-row" role="timer" aria-label={left.label}>
      {UNITS.map((unit) => (
        <span key={unit} aria-hidden="true">
          <b>{String(left[unit]).padStart(2, "0")}</b>
          {words[unit]}
        </span>
      ))}
    </div>
  )
}
