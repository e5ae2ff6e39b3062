import { figureIn } from "./figure-in.ts"

const TOP = 12
/** The least figure keeps so much of the height: the steps are to be compared, not the ground. */
const GROUND = 0.24

/** A line of steps through figures, and its last step by itself; null where they are no figures or only one. */
export function stepLine(figures: readonly string[], width: number, height: number) {
  const values = figures.flatMap((figure) => figureIn(figure)?.value ?? [])
  if (values.length !== figures.length || values.length < 2) return null
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = height * (1 - GROUND) - TOP
  const step = width / values.length
  const heightOf = (value: number) => round(TOP + ((most - value) / (most - least || 1)) * room)
  const line = values.map((value, at) => `V${heightOf(value)}H${round((at + 1) * step)}`).join("")
  const [first = 0] = values
  const now = heightOf(values.at(-1) ?? first)
  return { line: `M0 ${heightOf(first)}${line}`, last: `M${round(width - step)} ${now}H${width}` }
}

const round = (length: number) => Math.round(length * 10) / 10
