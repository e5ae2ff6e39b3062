import type { DateFormats, DateManner } from "../../domain/locales/written-date.ts"
import { UTC, type ZoneOffsets } from "../../domain/time-zone.ts"

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)))

const known = new Map<string, DateFormats>()
const ofUtc = { offsets: UTC }

/**
 * How a language writes dates. Worked out on the server: two ICU versions may differ, and the first date that a browser
 * writes by itself takes it longer than everything else on the page.
 */
export function dateFormats(iso: string, offsets: ZoneOffsets): DateFormats {
  const formats = known.get(iso) ?? readFormats(iso)
  known.set(iso, formats)
  const { short, medium, month } = formats
  return { short: { ...short, offsets }, medium: { ...medium, offsets }, month: { ...month, offsets } }
}

const readFormats = (iso: string): DateFormats => ({
  short: readManner(iso, { day: "numeric", month: "short" }),
  medium: readManner(iso, { dateStyle: "medium" }),
  month: readManner(iso, { month: "short", year: "numeric" }),
})

function readManner(iso: string, options: Intl.DateTimeFormatOptions): DateManner {
  const format = new Intl.DateTimeFormat(iso, { timeZone: "UTC", numberingSystem: "latn", ...options })
  const parts = MONTHS.map((date) => format.formatToParts(date))
  const pattern = (parts[0] ?? []).map(placeOf).join("")
  return { ...ofUtc, pattern, months: parts.map((of) => of.find(({ type }) => type === "month")?.value ?? "") }
}

/** The first of a month shows whether days have two digits. */
function placeOf({ type, value }: Intl.DateTimeFormatPart): string {
  if (type === "day") return value.length === 2 ? "{dd}" : "{day}"
  return type === "month" || type === "year" ? `{${type}}` : value
}
