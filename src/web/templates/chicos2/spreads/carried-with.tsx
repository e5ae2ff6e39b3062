import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCard } from "../frame/goods-card.tsx"
import { TurningTitle } from "../frame/turning-title.tsx"

const SHOWN = 3

type CarriedWithProps = { id: string; title: string; goods: readonly CardGoods[] }

/** Three more plates at two heights, their title beside them; nothing where there are none. */
export function CarriedWith({ id, title, goods }: CarriedWithProps) {
  if (goods.length === 0) return null
  return (
    <section className="carried-with" aria-labelledby={id}>
      <TurningTitle id={id}>{title}</TurningTitle>
      <ul>
        {goods.slice(0, SHOWN).map((each) => (
          <li key={each.id}>
            <GoodsCard goods={each} sizes="(min-width: 75rem) 20vw, (min-width: 48rem) 30vw, 46vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
