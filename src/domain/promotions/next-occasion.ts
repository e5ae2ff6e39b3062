const DAY_MS = 86_400_000

/** When a day of the year ("12-24") begins next, in UTC, seen from a moment (ms); while it lasts, when it began. */
export function nextOccasion(day: string, now: number): Date {
  const [month = 1, date = 1] = day.split("-").map(Number)
  const year = new Date(now).getUTCFullYear()
  const begin = Date.UTC(year, month - 1, date)
  return new Date(now < begin + DAY_MS ? begin : Date.UTC(year + 1, month - 1, date))
}
