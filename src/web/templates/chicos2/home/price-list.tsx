import { useId } from "react"
import { cardTiers } from "../../../features/catalog/card-tiers.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsPicture, PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Price } from "../../../ui/amounts/price.tsx"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { shopTier } from "../frame/shop-tier.ts"
import { singlePrice } from "../frame/single-price.ts"
import { TurningTitle } from "../frame/turning-title.tsx"
import { Hour } from "./hour.tsx"

/** What is carried out most, as a price list: one column for you, one for your shop. */
export function PriceList({ title, goods, tone }: Toned<SectionProps["ranking"]>) {
  const words = useWords("goods", "home")
  const grouped = useGrouped()
  const id = useId()
  const first = goods.find(({ isLocked, image }) => image && !isLocked)
  return (
    <section className="listino" data-tone={tone} data-picture={first ? undefined : "no"} aria-labelledby={id}>
      <div className="plate-head">
        <Hour>13.15</Hour>
        <TurningTitle id={id}>{title || words.sortSold}</TurningTitle>
      </div>
      {first && (
        <figure className="listino-plate">
          <GoodsPicture goods={first} sizes="(min-width: 75rem) 36vw, (min-width: 48rem) 40vw, 100vw" />
          <figcaption>
            <MerchantText>{first.name}</MerchantText>
            {first.soldCount ? `, ${fill(words.soldCount, { count: grouped(first.soldCount) })}` : ""}
          </figcaption>
        </figure>
      )}
      <div>
        <p className="price-head" aria-hidden="true">
          <span>{words.hotSales}</span>
          <span>{words.forYou}</span>
          <span>{words.forYourShop}</span>
        </p>
        <ol>
          {goods.map((each) => (
            <Row key={each.id} goods={each} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function Row({ goods }: { goods: CardGoods }) {
  const words = useWords("goods")
  const grouped = useGrouped()
  const tier = goods.isLocked ? undefined : shopTier(cardTiers(goods), goods.minimumQuantity ?? 1)
  return (
    <li className="price-row">
      <span className="price-pic">
        <GoodsPicture goods={goods} sizes="84px" />
      </span>
      <div>
        <GoodsName goods={goods} className="clamp" />
        {!goods.isLocked && <Text className="note clamp">{goods.subtitle}</Text>}
      </div>
      <div className="price-one">
        <PriceOrLock goods={singlePrice(goods)} />
      </div>
      <p className="price-many">
        {tier && (
          <>
            <span className="visually-hidden">{words.forYourShop} </span>
            <Price amount={tier.price} /> <small>{fill(words.tierFrom, { begin: grouped(tier.begin) })}</small>
          </>
        )}
      </p>
    </li>
  )
}
