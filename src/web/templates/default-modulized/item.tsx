import { BuyBar } from "../../features/cart/buy-bar.tsx"
import { useBuyBox } from "../../features/cart/use-buy-box.ts"
import { GoodsScroller } from "../../features/catalog/goods-scroller.tsx"
import { useRecentlyViewed } from "../../features/catalog/use-recently-viewed.ts"
import type { ItemPageProps } from "../../sections/item-props.ts"
import { useWords } from "../../shell/use-words.ts"
import { GoodsPrice } from "../../ui/amounts/price.tsx"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { SectionHead } from "../../ui/section-head.tsx"
import { Text } from "../../ui/text.tsx"
import { GoodsCard } from "./frame/goods-card.tsx"
import { BuyModule } from "./item/buy-module.tsx"
import { Gallery } from "./item/gallery.tsx"
import { ItemMore } from "./item/item-more.tsx"

const RELATED = 4
const SEEN_SIZES = "(max-width: 47.99rem) 42vw, 216px"

/** A mosaic of pictures with the buy box beside it, then everything else there is to know. */
export function Item({ goods, crumbs, reviews, related }: ItemPageProps) {
  const words = useWords("item")
  const box = useBuyBox(goods)
  const seen = useRecentlyViewed(goods)
  return (
    <>
      <div className="wrap">
        <Breadcrumb crumbs={[...crumbs, { name: goods.name, url: "" }]} />
        <div className="item">
          <Gallery goods={goods} box={box} />
          <BuyModule goods={goods} box={box} />
        </div>
        <HydrationBoundary>
          <ItemMore goods={goods} reviews={reviews} />
        </HydrationBoundary>
        {related.length > 0 && (
          <section className="block" aria-labelledby="related">
            <SectionHead id="related" title={words.related} />
            <div className="goods-grid" data-count={Math.min(related.length, RELATED)}>
              {related.slice(0, RELATED).map((entry) => (
                <GoodsCard key={entry.id} goods={entry} />
              ))}
            </div>
          </section>
        )}
        {seen.length > 0 && (
          <div className="block">
            <SectionHead id="recently-viewed" title={words.recentlyViewed} />
            <GoodsScroller label={words.recentlyViewed} goods={seen} sizes={SEEN_SIZES} card={GoodsCard} />
          </div>
        )}
      </div>
      <BuyBar goods={goods} box={box}>
        <Text as="strong">{goods.name}</Text>
        <GoodsPrice goods={{ price: box.price, originalPrice: box.originalPrice }} />
      </BuyBar>
    </>
  )
}
