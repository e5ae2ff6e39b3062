import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCard } from "../frame/goods-card.tsx"

const SHOWN = 3

type StandsBesideProps = { id: string; title: string; goods: readonly CardGoods[] }

/** Three more goods, the middle one in an arch; nothing where there are none. */
export function StandsBeside({ id, title, goods }: StandsBesideProps) {
  if (goods.length === 0) return null
  return (
    <section className="stands-beside" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="niches">
        {goods.slice(0, SHOWN).map((each) => (
          <li key={each.id}>
            <GoodsCard goods={each} sizes="(min-width: 48rem) 30vw, 46vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
