import { useId } from "react"
import { GOODS_TAGS } from "../../../../domain/catalog/tags.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { SectionHead } from "../../../ui/section-head.tsx"
import { arrow } from "../frame/arrow.tsx"
import { GoodsCard } from "../frame/goods-card.tsx"

/** Goods of one shelf in one row, with the way to the others. */
export function NewGoods({ title, url, goods, total, tag, tone }: Toned<SectionProps["goodsRail"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  const shelves = [
    { name: "newArrivals", label: words.newArrivals },
    { name: "hotSales", label: words.hotSales },
    { name: "recommends", label: words.recommends },
  ] as const
  return (
    <section className="block new" data-tone={tone} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title || words.newArrivals}
        more={{ label: fill(words.allOf, { count: total }), url, sign: arrow }}
      >
        <ul className="shelves">
          {shelves.map(({ name, label }) => (
            <li key={name}>
              <Link to={`/SaleGoods/lists?type=${GOODS_TAGS[name]}`} aria-current={name === tag ? "true" : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </SectionHead>
      <div className="goods-grid" data-count={goods.length}>
        {goods.map((entry) => (
          <GoodsCard key={entry.id} goods={entry} />
        ))}
      </div>
    </section>
  )
}
