import { momentOf } from "../../../domain/written-moment.ts"
import { zoneOffsets } from "../../../domain/zone-offsets.ts"
import type { Site } from "../../site.ts"
import { type WrongField, wrongField } from "./wrong-field.ts"

type Zoned = Pick<Site, "timeZone">

/** The clocks of the shop, around the year that a text begins with. */
export const offsetsAround = ({ timeZone }: Zoned, written: string) =>
  zoneOffsets(timeZone, new Date(written.slice(0, "2026".length)))

/** A moment that staff have written, by the shop's clocks. */
export function shopMoment(site: Zoned, written: string, edge: "begin" | "end"): Date {
  const moment = momentOf(written, offsetsAround(site, written), edge)
  if (!moment) throw new Error(`${written} is not a moment`)
  return moment
}

/** When an offer runs; it is wrong where it would end before it begins. */
export function shopWindow(
  site: Zoned,
  { beginTime, endTime }: { beginTime: string; endTime: string },
): { beginAt: Date; endAt: Date } | WrongField {
  const beginAt = shopMoment(site, beginTime, "begin")
  const endAt = shopMoment(site, endTime, "end")
  return beginAt < endAt ? { beginAt, endAt } : wrongField("endTime", "invalid")
}
