import { Link } from "react-router"
import { GOODS_TAGS } from "../../../domain/catalog/tags.ts"
import type { SectionProps, Toned } from "../../sections/section-props.ts"
import { fill } from "../../shell/fill.ts"
import { useMessages } from "../../shell/use-messages.ts"
import { BlockHead } from "./block-head.tsx"
import { GoodsCard } from "./goods-card.tsx"
import { MoreLink } from "./more-link.tsx"

const ID = "new-goods"

/** New goods in one row, with the way to the other shelves. */
export function NewGoods({ title, url, goods, total, tone }: Toned<SectionProps["goodsRail"]>) {
  const words = useMessages()
  const shelves = [
    { label: words.newArrivals, to: url, isHere: true },
    { label: words.hotSales, to: `/SaleGoods/lists?type=${GOODS_TAGS.hotSales}`, isHere: false },
    { label: words.recommends, to: `/SaleGoods/lists?type=${GOODS_TAGS.recommends}`, isHere: false },
  ]
  return (
    <section className="block new" data-tone={tone} aria-labelledby={ID}>
      <BlockHead id={ID} title={title || words.newArrivals}>
        <ul className="shelves">
          {shelves.map(({ label, to, isHere }) => (
            <li key={to}>
              <Link to={to} aria-current={isHere ? "true" : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <MoreLink to={url}>{fill(words.allOf, { count: total })}</MoreLink>
      </BlockHead>
      <div className="goods-grid" data-count={goods.length}>
        {goods.map((entry) => (
          <GoodsCard key={entry.id} goods={entry} />
        ))}
      </div>
    </section>
  )
}
