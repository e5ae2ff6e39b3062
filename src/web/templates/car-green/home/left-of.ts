const HOURS = 24
const MINUTES = 60
const DAY = HOURS * MINUTES
/** A day, three, ten, forty: a gauge shows how much of the shortest of these that holds it is left. */
const SPANS = [1, 3, 10, 40].map((days) => days * DAY)

type Left = { days: number; hours: number; minutes: number }

/** How much of its span is left, between 0 and 1; more than forty days are all of it. */
export function leftOf({ days, hours, minutes }: Left): number {
  const left = days * DAY + hours * MINUTES + minutes
  return left / (SPANS.find((span) => left <= span) ?? left)
}
