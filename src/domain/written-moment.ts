import { addDays, isDay } from "./calendar-day.ts"
import { clocksShow } from "./day-begins.ts"
import type { ZoneOffsets } from "./time-zone.ts"

const WRITTEN = /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * Reads a moment as a merchant writes it, by the shop's clocks where it names no others. A bare day begins with its first
 * moment and ends where the next day begins. What is not a date is null.
 */
export function momentOf(text: string, offsets: ZoneOffsets, edge: "begin" | "end"): Date | null {
  // Date.parse alone would take "coupon 1" for a day in 2001 and a time without a zone for local time.
  const [, year, month, date, time, named] = WRITTEN.exec(text.trim()) ?? []
  const day = `${year}-${month}-${date}`
  if (!isDay(day)) return null
  const first = !time && edge === "end" ? addDays(day, 1) : day
  const clock = `${first}T${time ?? "00:00"}`
  const moment = named ? Date.parse(clock + named) : clocksShow(clock, offsets)
  return Number.isNaN(moment) ? null : new Date(moment)
}
