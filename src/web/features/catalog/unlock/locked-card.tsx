import type { ReactNode } from "react"
import { useWords } from "../../../shell/use-words.ts"
import type { CardGoods } from "../goods.ts"
import { GoodsName } from "../goods-name.tsx"

/** Of goods behind a password only the name is told. */
export function LockedCard({ goods, children }: { goods: CardGoods; children: ReactNode }) {
  const words = useWords("goods")
  return (
    <article className="goods-card" data-state="locked">
      <div className="goods-pic">{children}</div>
      <div className="goods-info">
        <GoodsName goods={goods} />
        <p className="goods-kind">{words.locked}</p>
      </div>
    </article>
  )
}
