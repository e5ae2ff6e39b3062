import { Fragment } from "react"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsGrid } from "../../../features/catalog/goods-grid.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text } from "../../../ui/text.tsx"
import { GoodsCard } from "../frame/goods-card.tsx"

const NOTE_AFTER = 5
const FIRST_SEEN = 2
const SIZES = "(min-width: 75rem) 32vw, (min-width: 48rem) 44vw, 50vw"
const WIDE = "(min-width: 75rem) 48vw, 100vw"
/** Places of a spread whose plate is wide; after eleven the next spread begins. */
const SPREAD = 11
const WIDE_PLACES = [0, 5, 9]

/** Goods in spreads: no two plates of one row are alike, and after the fifth the shop says something. */
export function Book({ goods }: { goods: readonly CardGoods[] }) {
  const words = useWords("goods")
  const { slogan, name } = useShop()
  return (
    <section aria-labelledby="list-goods">
      <h2 id="list-goods" className="visually-hidden">
        {words.goods}
      </h2>
      <GoodsGrid className="book">
        {goods.map((each, index) => (
          <Fragment key={each.id}>
            {index === NOTE_AFTER && slogan && (
              <li className="book-note">
                <Text>{slogan}</Text>
                <Text as="small">{name}</Text>
              </li>
            )}
            <li data-place={(index % SPREAD) + 1}>
              <GoodsCard
                goods={each}
                sizes={WIDE_PLACES.includes(index % SPREAD) ? WIDE : SIZES}
                isUrgent={index < FIRST_SEEN}
              />
            </li>
          </Fragment>
        ))}
      </GoodsGrid>
    </section>
  )
}
