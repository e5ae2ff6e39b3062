import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsLink } from "../../../features/catalog/goods-link.tsx"
import { GoodsPicture, PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import { useWords } from "../../../shell/use-words.ts"

const SIZES = "(min-width: 64rem) 25vw, (min-width: 48rem) 33vw, 50vw"

/** One good in a list. The name is the link; the stylesheet stretches it over the whole card. */
export function PlainCard({ goods, isUrgent = false }: { goods: CardGoods; isUrgent?: boolean }) {
  const words = useWords("goods")
  return (
    <article className="goods-card">
      <div className="goods-picture">
        <GoodsPicture goods={goods} sizes={SIZES} isUrgent={isUrgent} />
        {!goods.isLocked && !goods.inStock && <span className="badge">{words.soldOut}</span>}
      </div>
      <h3>
        <GoodsLink goods={goods}>
          <bdi>{goods.name}</bdi>
        </GoodsLink>
      </h3>
      <PriceOrLock goods={goods} />
    </article>
  )
}

export function PlainGrid({ goods }: { goods: readonly CardGoods[] }) {
  return (
    <ul className="goods-grid">
      {goods.map((entry, index) => (
        <li key={entry.id}>
          <PlainCard goods={entry} isUrgent={index < 4} />
        </li>
      ))}
    </ul>
  )
}
