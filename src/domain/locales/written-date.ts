/** How a language writes a date: "{month} {day}, {year}" or "{dd}.{month}.{year}", and its twelve months as written there. */
export type DateManner = { pattern: string; months: string[] }

/** The lengths in which the shop writes dates: "Mar 12", "Mar 12, 2026", "Mar 2026". */
export type DateFormats = Record<"short" | "medium" | "month", DateManner>

/** A moment as a date of UTC, so that the server and every browser write the same day. */
export function writeDate({ pattern, months }: DateManner, moment: string): string {
  const date = new Date(moment)
  const day = String(date.getUTCDate())
  const parts = {
    day,
    dd: day.padStart(2, "0"),
    month: months[date.getUTCMonth()] ?? "",
    year: String(date.getUTCFullYear()),
  }
  return pattern.replace(/\{(day|dd|month|year)\}/g, (_, part: keyof typeof parts) => parts[part])
}

/** The day of a moment in two digits. */
export const twoDigitDay = (moment: string): string => writeDate({ pattern: "{dd}", months: [] }, moment)
