/** A day as it is written, "2026-11-18", in no time zone: two of them compare as text. */
export type Day = string

const WRITTEN = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a day that the calendar has. */
export function isDay(text: string): text is Day {
  const noon = Date.parse(`${text}T12:00:00Z`)
  return WRITTEN.test(text) && !Number.isNaN(noon) && new Date(noon).toISOString().startsWith(text)
}

const WRITING = {
  calendar: "gregory",
  numberingSystem: "latn",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
} as const
/** Made once: it takes longer than all else. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Which day a moment belongs to, where clocks show the time of a zone ("Europe/Berlin"). */
export function dayIn(moment: Date, timeZone: string): Day {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, ...WRITING })
  formats.set(timeZone, format)
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`
}

/** The day so many days later. */
export function addDays(day: Day, days: number): Day {
  const moved = new Date(`${day}T12:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** Whether it is a Saturday or a Sunday. */
export function isWeekend(day: Day): boolean {
  return [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())
}
