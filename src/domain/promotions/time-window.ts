/** When an offer holds; an absent side is open. */
export interface TimeWindow {
  readonly beginAt?: Date | null
  readonly endAt?: Date | null
}

/** The last moment (ISO) of what ends at a moment: as a day it is the last one on which it holds. */
export const lastMoment = (end: string): string => new Date(Date.parse(end) - 1).toISOString()

/** An offer runs from its begin (inclusive) to its end (exclusive). */
export function isRunning(window: TimeWindow, now: Date): boolean {
  const begun = !window.beginAt || window.beginAt.getTime() <= now.getTime()
  const ended = window.endAt && window.endAt.getTime() <= now.getTime()
  return begun && !ended
}
