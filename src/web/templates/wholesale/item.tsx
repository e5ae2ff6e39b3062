import { useQuotedBuyBox } from "../../features/cart/use-quoted-buy-box.ts"
import { useRecentlyViewed } from "../../features/catalog/use-recently-viewed.ts"
import type { ItemPageProps } from "../../sections/item-props.ts"
import { useWords } from "../../shell/use-words.ts"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { SectionHead } from "../../ui/section-head.tsx"
import { arrow } from "./frame/arrow.tsx"
import { GoodsRow } from "./frame/goods-row.tsx"
import { Gallery } from "./item/gallery.tsx"
import { ItemHead } from "./item/item-head.tsx"
import { ItemTabs } from "./item/item-tabs.tsx"
import { PriceStairs } from "./item/price-stairs.tsx"
import { QuoteBox } from "./item/quote-box.tsx"

const SHOWN = 5

/** Pictures, the price as big stairs, and the box where it is quoted, which stays while one reads. */
export function Item({ goods, crumbs, reviews, related }: ItemPageProps) {
  const words = useWords("goods", "item")
  const box = useQuotedBuyBox(goods)
  const seen = useRecentlyViewed(goods)
  const aisle = crumbs.at(-1)
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[...crumbs, { name: goods.number || goods.name, url: "" }]} />
      <div className="item">
        <Gallery goods={goods} box={box} />
        <ItemHead goods={goods} box={box} hasReviews={reviews !== null} />
        <PriceStairs goods={goods} box={box} />
        <QuoteBox goods={goods} box={box} />
        <HydrationBoundary>
          <ItemTabs goods={goods} reviews={reviews} />
        </HydrationBoundary>
      </div>
      {related.length > 0 && (
        <section className="section" aria-labelledby="related">
          <SectionHead
            id="related"
            title={words.related}
            {...(aisle && { more: { label: words.seeAll, url: aisle.url, sign: arrow } })}
          />
          <GoodsRow goods={related.slice(0, SHOWN)} />
        </section>
      )}
      {seen.length > 0 && (
        <section className="section" aria-labelledby="recently-viewed">
          <SectionHead id="recently-viewed" title={words.recentlyViewed} />
          <GoodsRow goods={seen.slice(0, SHOWN)} />
        </section>
      )}
    </div>
  )
}
