import { useId } from "react"
import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsPicture, PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { SectionHead } from "../../../ui/section-head.tsx"
import { Text } from "../../../ui/text.tsx"

/** What sells best, as a numbered inventory. */
export function Inventory({ title, url, goods, tone }: Toned<SectionProps["ranking"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  return (
    <section className="block inventory" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={title || words.hotSales} more={{ label: words.seeAll, url }} />
      <ol className="entries">
        {goods.map((entry, index) => (
          <Entry key={entry.id} goods={entry} place={index + 1} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ goods, place }: { goods: CardGoods; place: number }) {
  return (
    <li className="entry">
      <b className="entry-no" aria-hidden="true">
        {place}
      </b>
      <div className="module center entry-pic">
        <GoodsPicture goods={goods} sizes="88px" />
      </div>
      <div className="entry-text">
        <GoodsName goods={goods} />
        <Text>{goods.label ? `${goods.label}. ${goods.subtitle}` : goods.subtitle}</Text>
      </div>
      <PriceOrLock goods={goods} />
      <FavouriteButton goods={goods} />
    </li>
  )
}
