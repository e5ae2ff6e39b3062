import type { Day } from "../../calendar-day.ts"

/** A quarter of a year, "2026-Q4": two of them compare as text. */
export type Quarter = string

export function quarterOf(day: Day): Quarter {
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
}
