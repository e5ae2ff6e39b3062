import { describe, expect, test } from "vitest"
import { LOCALE_CODES, LOCALES } from "../../domain/locales/locales.ts"
import { writeDate } from "../../domain/locales/written-date.ts"
import { dateFormats } from "./date-formats.ts"

const moments = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 3 + month)).toISOString())

/** The width of a space is not the same in a date's parts as in the whole of it. */
const plain = (text: string) => text.replaceAll(/\s/g, " ")

/** Without the pattern in between: all at once by the server's own tables. */
const byTable = (iso: string, options: Intl.DateTimeFormatOptions, moment: string) =>
  plain(new Intl.DateTimeFormat(iso, { timeZone: "UTC", numberingSystem: "latn", ...options }).format(new Date(moment)))

describe.each(LOCALE_CODES.map((code) => LOCALES[code].iso))("dates in %s", (iso) => {
  const { short, medium, month } = dateFormats(iso, [])

  test.each(moments)("are written as its speakers write them: %s", (moment) => {
    expect(plain(writeDate(short, moment))).toBe(byTable(iso, { day: "numeric", month: "short" }, moment))
    expect(plain(writeDate(month, moment))).toBe(byTable(iso, { month: "short", year: "numeric" }, moment))
    expect(plain(writeDate(medium, moment))).toBe(byTable(iso, { dateStyle: "medium" }, moment))
  })
})
