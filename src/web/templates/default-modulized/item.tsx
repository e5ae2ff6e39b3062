import { useBuyBox } from "../../features/cart/use-buy-box.ts"
import { useRecentlyViewed } from "../../features/catalog/use-recently-viewed.ts"
import type { ItemPageProps } from "../../sections/item-props.ts"
import { useWords } from "../../shell/use-words.ts"
import { Breadcrumb } from "../../ui/breadcrumb.tsx"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Scroller } from "../../ui/scroller.tsx"
import { BlockHead } from "./frame/block-head.tsx"
import { GoodsCard } from "./frame/goods-card.tsx"
import { BuyBar } from "./item/buy-bar.tsx"
import { BuyModule } from "./item/buy-module.tsx"
import { Gallery } from "./item/gallery.tsx"
import { ItemMore } from "./item/item-more.tsx"

const RELATED = 4

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
            <BlockHead id="related" title={words.related} />
            <div className="goods-grid" data-count={Math.min(related.length, RELATED)}>
              {related.slice(0, RELATED).map((entry) => (
                <GoodsCard key={entry.id} goods={entry} />
              ))}
            </div>
          </section>
        )}
        {seen.length > 0 && (
          <section className="block" aria-labelledby="recently-viewed">
            <BlockHead id="recently-viewed" title={words.recentlyViewed} />
            <Scroller label={words.recentlyViewed}>
              {seen.map((entry) => (
                <li key={entry.id}>
                  <GoodsCard goods={entry} sizes="(max-width: 640px) 42vw, 216px" />
                </li>
              ))}
            </Scroller>
          </section>
        )}
      </div>
      <BuyBar goods={goods} box={box} />
    </>
  )
}
