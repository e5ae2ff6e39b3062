import { useWords } from "../../../shell/use-words.ts"
import { useCountdown } from "../../../ui/amounts/use-countdown.ts"

const UNITS = ["days", "hours", "minutes"] as const

/** Days, hours and minutes until an end, each in a bauble that hangs from the garland. */
export function Baubles({ end }: { end: string }) {
  const words = useWords()
  const left = useCountdown(end)
  return (
    <div role="timer" aria-label={left.label}>
      <ul className="baubles" aria-hidden="true">
        {UNITS.map((unit) => (
          <li key={unit} className="bauble" data-unit={unit}>
            <Bauble />
            <p>
              <b>{String(left[unit]).padStart(2, "0")}</b>
              <span>{words[unit]}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Bauble = () => (
  <svg viewBox="0 0 200 226" width="200" height="226" aria-hidden="true">
    <path fill="var(--gold)" d="M89 8h22q5 0 5 5v12q0 5-5 5H89q-5 0-5-5V13q0-5 5-5z" />
    <path fill="none" stroke="var(--gold)" strokeWidth="4" d="M92 10a8 8 0 0 1 16 0" />
    <circle cx="100" cy="126" r="98" fill="var(--glass)" />
    <g fill="none" stroke="var(--band-of-glass)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
      <path d="M24 66q76 26 152 0M24 186q76-26 152 0" />
      <path d="m40 52 12-14 12 20 12-20 12 24 12-24 12 24 12-24 12 20 12-20 12 14" />
      <path strokeWidth="9" d="M40 184h.1M60 189h.1M80 194h.1M100 199h.1M120 194h.1M140 189h.1M160 184h.1" />
    </g>
  </svg>
)
