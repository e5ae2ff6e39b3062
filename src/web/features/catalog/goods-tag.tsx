import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { type Priced, percentOff } from "../../ui/amounts/percent-off.ts"
import type { CardGoods } from "./goods.ts"

type GoodsTagProps = { goods: Priced & Pick<CardGoods, "inStock" | "isNew"> }

/** The one thing to know before looking closer: gone, cheaper, or new. */
export function GoodsTag({ goods }: GoodsTagProps) {
  const words = useWords("goods")
  const percent = percentOff(goods)
  if (!goods.inStock) return <Tag kind="out">{words.soldOut}</Tag>
  if (percent !== null) return <Tag kind="off">{fill(words.percentOff, { percent })}</Tag>
  return goods.isNew && <Tag kind="new">{words.isNew}</Tag>
}

const Tag = ({ kind, children }: { kind: "out" | "off" | "new"; children: string }) => (
  <p className="tag" data-kind={kind}>
    {children}
  </p>
)
