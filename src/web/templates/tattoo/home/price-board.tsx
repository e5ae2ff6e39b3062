import { useId } from "react"
import { AddButton } from "../../../features/cart/add-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsPicture, PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { ArrowRight } from "../../../ui/icons.tsx"
import { SectionHead } from "../../../ui/section-head.tsx"
import { Text } from "../../../ui/text.tsx"
import { Tiers } from "../frame/tiers.tsx"

/** What sells most as a typeset price list; the first of it is shown beside. */
export function PriceBoard({ title, url, goods, tone }: Toned<SectionProps["ranking"]>) {
  const words = useWords("goods")
  const id = useId()
  const first = goods.find(({ image, isLocked }) => image && !isLocked)
  const more = { url, label: words.seeAll, sign: <ArrowRight size={16} aria-hidden="true" data-mirrored /> }
  return (
    <section className="section board" data-tone={tone} data-picture={first ? undefined : "no"} aria-labelledby={id}>
      {first && (
        <div className="sheet board-pic">
          <GoodsPicture goods={first} sizes="(min-width: 64rem) 32vw, 96vw" />
        </div>
      )}
      <div className="board-list">
        <SectionHead id={id} title={title || words.sortSold} more={more} />
        <ol>
          {goods.map((each) => (
            <BoardRow key={each.id} goods={each} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function BoardRow({ goods }: { goods: CardGoods }) {
  return (
    <li className="board-row">
      <div className="board-name">
        <GoodsName goods={goods} />
        {!goods.isLocked && <Text as="small">{goods.subtitle}</Text>}
      </div>
      <PriceOrLock goods={goods} />
      {!goods.isLocked && <Tiers goods={goods} />}
      {!goods.isLocked && <AddButton goods={goods} />}
    </li>
  )
}
