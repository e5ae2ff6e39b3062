import type { GoodsEntry } from "../../../contract/goods-shapes.ts"
import { GOODS_TAGS } from "../../../domain/catalog/tags.ts"
import { fill } from "../../shell/fill.ts"
import { useMessages } from "../../shell/use-messages.ts"
import { percentOff } from "../../ui/price.tsx"

type GoodsTagProps = { goods: Pick<GoodsEntry, "price" | "minPrice" | "orginPrice" | "inStock" | "tags"> }

/** The one thing to know before looking closer: gone, cheaper, or new. */
export function GoodsTag({ goods }: GoodsTagProps) {
  const words = useMessages()
  if (!goods.inStock) return <p className="tag tag-out">{words.soldOut}</p>
  const percent = percentOff(goods)
  if (percent !== null) return <p className="tag tag-off">{fill(words.percentOff, { percent })}</p>
  const isNew = goods.tags.some(({ type }) => type === GOODS_TAGS.newArrivals)
  return isNew ? <p className="tag">{words.isNew}</p> : null
}
