import type { Day } from "../../calendar-day.ts"
import { isRefused } from "../../refusal.ts"
import { parseTaxRate, type TaxRate } from "../tax-rate.ts"

/** Standard rates in percent and the day from which each holds: the Union's member states and three neighbours. */
const STANDARD_RATES: Readonly<Record<string, Readonly<Record<Day, number>>>> = {
  AT: { "1984-01-01": 20 },
  BE: { "1996-01-01": 21 },
  BG: { "1999-01-01": 20 },
  CH: { "2018-01-01": 7.7, "2024-01-01": 8.1 },
  CY: { "2014-01-13": 19 },
  CZ: { "2013-01-01": 21 },
  DE: { "2007-01-01": 19, "2020-07-01": 16, "2021-01-01": 19 },
  DK: { "1992-01-01": 25 },
  EE: { "2009-07-01": 20, "2024-01-01": 22, "2025-07-01": 24 },
  ES: { "2012-09-01": 21 },
  FI: { "2013-01-01": 24, "2024-09-01": 25.5 },
  FR: { "2014-01-01": 20 },
  GB: { "2011-01-04": 20 },
  GR: { "2016-06-01": 24 },
  HR: { "2012-03-01": 25 },
  HU: { "2012-01-01": 27 },
  IE: { "2012-01-01": 23, "2020-09-01": 21, "2021-03-01": 23 },
  IT: { "2013-10-01": 22 },
  LT: { "2009-09-01": 21 },
  LU: { "2015-01-01": 17, "2023-01-01": 16, "2024-01-01": 17 },
  LV: { "2012-07-01": 21 },
  MT: { "2004-01-01": 18 },
  NL: { "2012-10-01": 21 },
  NO: { "2005-01-01": 25 },
  PL: { "2011-01-01": 23 },
  PT: { "2011-01-01": 23 },
  RO: { "2017-01-01": 19, "2025-08-01": 21 },
  SE: { "1990-07-01": 25 },
  SI: { "2013-07-01": 22 },
  SK: { "2011-01-01": 20, "2025-01-01": 23 },
}

/** The standard rate of a country on a day; null where none ships with the shop. */
export function standardRate(country: string, day: Day): TaxRate | null {
  const begun = Object.entries(STANDARD_RATES[country] ?? {}).filter(([from]) => from <= day)
  const [, percent] = begun.toSorted(([one], [other]) => (one < other ? 1 : -1))[0] ?? []
  const rate = percent === undefined ? null : parseTaxRate(percent)
  return isRefused(rate) ? null : rate
}
