import { BuyBar } from "../../features/cart/buy-bar.tsx"
import { useBuyBox } from "../../features/cart/use-buy-box.ts"
import { useRecentlyViewed } from "../../features/catalog/use-recently-viewed.ts"
import type { ItemPageProps } from "../../sections/item-props.ts"
import { useWords } from "../../shell/use-words.ts"
import { GoodsPrice } from "../../ui/amounts/price.tsx"
import { RaisedPrice } from "../../ui/amounts/raised-price.tsx"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { SectionHead } from "../../ui/section-head.tsx"
import { arrow } from "./frame/arrow.tsx"
import { ShelfRow } from "./frame/shelf-row.tsx"
import { Bundle } from "./item/bundle.tsx"
import { BuyPanel } from "./item/buy-panel.tsx"
import { Gallery } from "./item/gallery.tsx"
import { ItemFacts } from "./item/item-facts.tsx"
import { ItemMore } from "./item/item-more.tsx"

/** So many of the related goods stand beside it with a plus; the others on the shelf below. */
const BUNDLED = 2
const SHOWN = 6

/** Pictures, facts and choices, and the box that begins with the label of the price. */
export function Item({ goods, crumbs, reviews, related }: ItemPageProps) {
  const words = useWords("goods", "item")
  const box = useBuyBox(goods)
  const seen = useRecentlyViewed(goods)
  const aisle = crumbs.at(-1)
  const others = related.slice(BUNDLED, BUNDLED + SHOWN)
  return (
    <>
      <div className="wrap">
        <Breadcrumb crumbs={[...crumbs, { name: goods.name, url: "" }]} />
        <div className="item">
          <Gallery goods={goods} box={box} />
          <ItemFacts goods={goods} box={box} hasReviews={reviews !== null} />
          <BuyPanel goods={goods} box={box} />
        </div>
        <Bundle goods={goods} others={related.slice(0, BUNDLED)} />
        <HydrationBoundary>
          <ItemMore goods={goods} reviews={reviews} />
        </HydrationBoundary>
        {others.length > 0 && (
          <section className="block shelves" aria-labelledby="same-shelf">
            <SectionHead
              id="same-shelf"
              title={words.perhapsThese}
              {...(aisle && { more: { label: words.seeAll, url: aisle.url, sign: arrow } })}
            />
            <ShelfRow goods={others} />
          </section>
        )}
        {seen.length > 0 && (
          <section className="block shelves" aria-labelledby="recently-viewed">
            <SectionHead id="recently-viewed" title={words.recentlyViewed} />
            <ShelfRow goods={seen.slice(0, SHOWN)} />
          </section>
        )}
      </div>
      <BuyBar goods={goods} box={box}>
        <GoodsPrice goods={{ price: box.price, originalPrice: box.originalPrice }} amount={RaisedPrice} />
      </BuyBar>
    </>
  )
}
