import { useId } from "react"
import { sum } from "../../../../domain/pricing/money.ts"
import { AddAllButton, canBeAdded } from "../../../features/cart/add-all-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsPicture, PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Price } from "../../../ui/amounts/price.tsx"
import { TextLink } from "../../../ui/text.tsx"
import { Word } from "../frame/word.tsx"

/** What is worn together: one picture, the list, what it comes to, and all of it into the cart. */
export function Look({ title, url, goods, tone }: Toned<SectionProps["goodsRail"]>) {
  const words = useWords("goods", "home")
  const id = useId()
  const [first] = goods
  if (!first) return null
  const isWhole = goods.length > 1 && goods.every(canBeAdded)
  return (
    <section className="look" data-tone={tone} aria-labelledby={id}>
      <div className="look-picture" data-picture={first.image ? undefined : "no"}>
        <GoodsPicture goods={first} sizes="(min-width: 48rem) 50vw, 100vw" />
      </div>
      <div className="look-list">
        <Word as="h2" id={id}>
          {title || words.recommends}
        </Word>
        <ul>
          {goods.map((each) => (
            <LookRow key={each.id} goods={each} />
          ))}
        </ul>
        {isWhole ? (
          <>
            <p className="look-total">
              <span>{words.together}</span>
              <Price amount={sum(goods.map(({ price }) => price))} />
            </p>
            <AddAllButton goods={goods}>{words.addAll}</AddAllButton>
          </>
        ) : (
          <TextLink className="button" to={url}>
            {words.seeAll}
          </TextLink>
        )}
      </div>
    </section>
  )
}

const LookRow = ({ goods }: { goods: CardGoods }) => (
  <li>
    <div className="look-thumb">
      <GoodsPicture goods={goods} sizes="60px" />
    </div>
    <GoodsName goods={goods} />
    <PriceOrLock goods={goods} />
  </li>
)
