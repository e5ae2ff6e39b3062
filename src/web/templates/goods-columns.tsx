import type { CardGoods } from "../features/catalog/goods.ts"
import { useTemplate } from "./use-template.ts"

const SIZES = "(min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw"
/** Cards of the first row are seen without scrolling. */
const URGENT = 4

/** Goods in columns, on the template's own cards, for screens that all templates share. */
export function GoodsColumns({ goods, areUrgent = false }: { goods: readonly CardGoods[]; areUrgent?: boolean }) {
  const { card: Card } = useTemplate().frame
  return (
    <ul data-slot="goods-columns">
      {goods.map((each, index) => (
        <li key={each.id}>
          <Card goods={each} sizes={SIZES} isUrgent={areUrgent && index < URGENT} />
        </li>
      ))}
    </ul>
  )
}
