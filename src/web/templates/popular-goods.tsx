import { useId } from "react"
import type { CardGoods } from "../features/catalog/goods.ts"
import { useWords } from "../shell/use-words.ts"
import { GoodsColumns } from "./goods-columns.tsx"

/** Where there is nothing to see: something to go on with. */
export function PopularGoods({ goods }: { goods: readonly CardGoods[] }) {
  const words = useWords("goods")
  const id = useId()
  if (goods.length === 0) return null
  return (
    <section data-slot="popular" aria-labelledby={id}>
      <h2 id={id}>{words.perhapsThese}</h2>
      <GoodsColumns goods={goods} />
    </section>
  )
}
