import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { useGrouped } from "../../ui/amounts/use-grouped.ts"
import type { ItemGoods } from "./goods.ts"

/** How often a good was sold and looked at, where the shop tells. */
export function ItemCounts({ goods: { soldCount, viewCount } }: { goods: Pick<ItemGoods, "soldCount" | "viewCount"> }) {
  const words = useWords("goods", "item")
  const grouped = useGrouped()
  return (
    <>
      {soldCount ? <p data-slot="sold-count">{fill(words.soldCount, { count: grouped(soldCount) })}</p> : null}
      {viewCount ? <p data-slot="view-count">{fill(words.viewCount, { count: grouped(viewCount) })}</p> : null}
    </>
  )
}
