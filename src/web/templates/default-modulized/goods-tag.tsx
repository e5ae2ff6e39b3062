import type { CardGoods } from "../../features/catalog/goods.ts"
import { fill } from "../../shell/fill.ts"
import { useMessages } from "../../shell/use-messages.ts"
import { type Priced, percentOff } from "../../ui/percent-off.ts"

type GoodsTagProps = { goods: Priced & Pick<CardGoods, "inStock" | "isNew"> }

/** The one thing to know before looking closer: gone, cheaper, or new. */
export function GoodsTag({ goods }: GoodsTagProps) {
  const words = useMessages()
  if (!goods.inStock) return <p className="tag tag-out">{words.soldOut}</p>
  const percent = percentOff(goods)
  if (percent !== null) return <p className="tag tag-off">{fill(words.percentOff, { percent })}</p>
  return goods.isNew ? <p className="tag">{words.isNew}</p> : null
}
