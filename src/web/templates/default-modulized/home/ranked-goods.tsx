import { useId } from "react"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { GoodsPrice } from "../../../ui/amounts/price.tsx"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Picture } from "../../../ui/picture.tsx"
import { SectionHead } from "../../../ui/section-head.tsx"
import { Text } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"

/** Hot sales are a ranked list, not cards. */
export function RankedGoods({ title, url, goods, tone }: Toned<SectionProps["ranking"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  return (
    <section className="block ranking" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={title || words.hotSales} more={{ label: words.seeAll, url, sign: arrow }} />
      <ol className="ruled rank-list">
        {goods.map((entry, index) => (
          <li key={entry.id} className="rank">
            <b className="rank-no" aria-hidden="true">
              {index + 1}
            </b>
            <div className="module rank-pic">
              <Picture src={entry.image} alt="" sizes="88px" />
            </div>
            <div className="rank-name">
              <GoodsName goods={entry} />
              <RankReason goods={entry} />
            </div>
            <GoodsPrice goods={entry} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function RankReason({ goods }: { goods: CardGoods }) {
  const words = useWords("goods", "home")
  const grouped = useGrouped()
  if (goods.soldCount) return <p>{fill(words.soldCount, { count: grouped(goods.soldCount) })}</p>
  return <Text>{goods.subtitle}</Text>
}
