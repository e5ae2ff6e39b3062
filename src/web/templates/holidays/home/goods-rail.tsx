import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { ShelfSection } from "../frame/shelf-section.tsx"
import { GoodsTree } from "./goods-tree.tsx"

/** What is new hangs on the tree; other goods stand on a shelf. */
export function GoodsRail(props: Toned<SectionProps["goodsRail"]>) {
  const words = useWords("goods")
  const { tag, title, url, goods, tone } = props
  if (tag === "newArrivals") return <GoodsTree {...props} />
  return <ShelfSection title={title || words.goods} more={{ url, label: words.seeAll }} goods={goods} tone={tone} />
}
