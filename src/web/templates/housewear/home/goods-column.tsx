import { useId } from "react"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsPicture } from "../../../features/catalog/goods-picture.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { Text } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"
import { CardPrice } from "../frame/card-price.tsx"
import { GoodsCard } from "../frame/goods-card.tsx"
import { planeOf } from "../frame/plane-of.ts"

const SIZES = "(min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 92vw"

type ColumnProps = Toned<{ title: string; url: string; goods: CardGoods[] }>

/** Goods of one kind as a column: the first large, the others in rows. Columns that follow each other stand side by side. */
export function GoodsColumn({ title, url, goods, tone }: ColumnProps) {
  const words = useWords("goods")
  const id = useId()
  const [first, ...others] = goods
  return (
    <section className="column" data-tone={tone} aria-labelledby={id}>
      <Text as="h2" id={id}>
        {title || words.goods}
      </Text>
      {first && <GoodsCard goods={first} sizes={SIZES} />}
      <div className="column-rest">
        {others.length > 0 && (
          <ul className="ruled">
            {others.map((each) => (
              <GoodsRow key={each.id} goods={each} />
            ))}
          </ul>
        )}
        <MoreLink url={url} label={words.seeAll} sign={arrow} />
      </div>
    </section>
  )
}

export function RankedColumn(props: Toned<SectionProps["ranking"]>) {
  const words = useWords("goods")
  return <GoodsColumn {...props} title={props.title || words.sortSold} />
}

function GoodsRow({ goods }: { goods: CardGoods }) {
  const words = useWords("goods")
  return (
    <li className="goods-row">
      <span className="round" data-plane={planeOf(goods)}>
        <GoodsPicture goods={goods} sizes="72px" />
      </span>
      <div>
        <GoodsName goods={goods} className="clamp" />
        {!goods.isLocked && <Text className="note clamp">{goods.subtitle}</Text>}
      </div>
      <div className="goods-row-price">{goods.isLocked ? <p>{words.locked}</p> : <CardPrice goods={goods} />}</div>
    </li>
  )
}
