import { writeDate } from "../../../../domain/locales/written-date.ts"
import { zoned } from "../../../../domain/time-zone.ts"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { useOccasion } from "../../../features/content/use-occasion.ts"
import { fill } from "../../../shell/fill.ts"
import { useRenderedAt, useShell } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { beadsOf } from "./beads-of.ts"

/** Whether it arrives before the shop's day, on a string of beads from today to then; nothing where it does not, or no one knows. */
export function InTime({ goods: { delivery }, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("item")
  const occasion = useOccasion()
  const today = useRenderedAt()
  const manner = useShell()?.dates.short
  if (!occasion || !delivery || !manner || box.state !== "inStock") return null
  // As the shop's clocks show it: not all of its days have 24 hours.
  const beads = beadsOf(zoned(today, manner.offsets), delivery.max, Date.parse(occasion.next))
  if (!beads) return null
  const write = (day: string) => writeDate({ ...manner, offsets: [] }, day)
  return (
    <div className="in-time">
      <p>
        <b>{fill(words.hereBy, { date: write(beads.arrival) })}</b>
        <span>{delivery.country}</span>
        <em>{fill(words.daysToSpare, { days: beads.spare })}</em>
      </p>
      <ol aria-hidden="true">
        {beads.beads.map(({ at, state }) => (
          <li key={at} data-state={state} />
        ))}
      </ol>
      <p className="in-time-ends" aria-hidden="true">
        <span>{words.orderedToday}</span>
        <span>{write(occasion.next)}</span>
      </p>
    </div>
  )
}
