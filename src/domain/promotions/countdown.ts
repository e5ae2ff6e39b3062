import { DAY_SECONDS, HOUR_SECONDS } from "../time-units.ts"
export type CountdownParts = { days: number; hours: number; minutes: number; seconds: number }

/** Time until an end, both in ms since 1970: zero from the end on, never negative; a started second counts, so zero means over. */
export function countdown(end: number, now: number): CountdownParts {
  const left = Math.ceil((end - now) / 1000)
  const total = Number.isFinite(left) ? Math.max(0, left) : 0
  return {
    days: Math.floor(total / DAY_SECONDS),
    hours: Math.floor(total / HOUR_SECONDS) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}

/** Whether a countdown has reached zero. */
export function isOver({ days, hours, minutes, seconds }: CountdownParts): boolean {
  return days + hours + minutes + seconds === 0
}
