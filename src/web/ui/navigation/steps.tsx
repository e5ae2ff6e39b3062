import { Mark } from "../mark.tsx"
import { Link } from "./link.tsx"

type Step = {
  key: string
  name: string
  /** How many of the four parts are lit. */
  lit: number
  /** Where one can go back to. */
  to?: string
}

/** The way through something in a few steps, and where one is. */
export function Steps({ label, steps, now }: { label: string; steps: readonly Step[]; now: string }) {
  const at = steps.findIndex(({ key }) => key === now)
  return (
    <ol data-slot="steps" aria-label={label}>
      {steps.map(({ key, name, lit, to }, place) => (
        <li
          key={key}
          aria-current={place === at ? "step" : undefined}
          data-state={place > at ? "next" : place < at ? "done" : undefined}
        >
          {to && place < at ? (
            <Link to={to}>
              <Mark lit={lit} />
              {name}
            </Link>
          ) : (
            <span>
              <Mark lit={lit} />
              {name}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
