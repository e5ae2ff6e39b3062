import { type ZoneOffsets, zoned } from "../time-zone.ts"

/** How a language writes a date: "{month} {day}, {year}" or "{dd}.{month}.{year}", and its twelve months as written there. */
export type DateManner = {
  pattern: string
  months: string[]
  /** The clocks by which a moment is of one day or the next: the shop's. */
  offsets: ZoneOffsets
}

/** The lengths in which the shop writes dates: "Mar 12", "Mar 12, 2026", "Mar 2026". */
export type DateFormats = Record<"short" | "medium" | "month", DateManner>

/** A moment as a date of the shop's time zone, so that the server and every browser write the same day. */
export function writeDate({ pattern, months, offsets }: DateManner, moment: string): string {
  const [year, month, dd] = new Date(zoned(Date.parse(moment), offsets)).toISOString().split(/\D/)
  const parts = { day: Number(dd), dd, month: months[Number(month) - 1], year }
  return pattern.replace(/\{(\w+)\}/g, (_, part: keyof typeof parts) => String(parts[part]))
}
