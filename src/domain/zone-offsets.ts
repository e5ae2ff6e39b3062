import { DAY_MS, HOUR_MS, MINUTE_MS } from "./time-units.ts"
import { UTC, type ZoneOffsets } from "./time-zone.ts"

/** The years before and after a moment of which a page may show days. */
const YEARS = 6

/** Before every moment that there is. */
const EVER = -8.64e15

const NAME = /^(?:UTC|[A-Z]\w*(?:\/[A-Z][\w+-]*)+)$/

/** Whether a text is the name of a time zone ("Europe/Berlin"), as the calendar of this server knows it. */
export function isTimeZone(name: string): boolean {
  if (!NAME.test(name)) return false
  try {
    // Its list has only one name of each ("Asia/Calcutta"), though it knows all of them.
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== null
  } catch {
    return false
  }
}

const known = new Map<string, ZoneOffsets>()

/** When the clocks of a zone change, some years around a moment; before that they are as they first were. */
export function zoneOffsets(timeZone: string, around: Date): ZoneOffsets {
  if (timeZone === "UTC") return UTC
  const year = around.getUTCFullYear()
  const key = `${timeZone} ${year}`
  const offsets = known.get(key) ?? readOffsets(timeZone, year)
  known.set(key, offsets)
  return offsets
}

function readOffsets(timeZone: string, year: number): ZoneOffsets {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
  const aheadAt = (at: number) => aheadIn(format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value)
  const first = Date.UTC(year - YEARS, 0)
  const offsets: [number, number][] = [[EVER, aheadAt(first)]]
  for (let at = first; at < Date.UTC(year + YEARS, 0); at += DAY_MS) {
    const ahead = aheadAt(at + DAY_MS)
    if (ahead !== offsets.at(-1)?.[1]) offsets.push([changeWithin(at, ahead, aheadAt), ahead])
  }
  return offsets
}

/** The minute within a day at which the clocks begin to show so much. */
function changeWithin(day: number, ahead: number, aheadAt: (at: number) => number): number {
  let before = day
  let after = day + DAY_MS
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS
    if (aheadAt(middle) === ahead) after = middle
    else before = middle
  }
  return after
}

/** "GMT-03:30" in milliseconds; "GMT" alone is none. */
function aheadIn(text = ""): number {
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d\d):(\d\d)/.exec(text) ?? []
  return (sign === "-" ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS)
}
