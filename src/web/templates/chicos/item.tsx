import { BuyBar } from "../../features/cart/buy-bar.tsx"
import { useBuyBox } from "../../features/cart/use-buy-box.ts"
import { useRecentlyViewed } from "../../features/catalog/use-recently-viewed.ts"
import type { ItemPageProps } from "../../sections/item-props.ts"
import { useWords } from "../../shell/use-words.ts"
import { GoodsPrice } from "../../ui/amounts/price.tsx"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Text } from "../../ui/text.tsx"
import { TileRow } from "./frame/tile-row.tsx"
import { Word } from "./frame/word.tsx"
import { About } from "./item/about.tsx"
import { Trio } from "./item/trio.tsx"

/** Picture, words, picture; then what there is to read, and what is worn with it. */
export function Item({ goods, crumbs, reviews, related }: ItemPageProps) {
  const words = useWords("goods", "item")
  const box = useBuyBox(goods)
  const seen = useRecentlyViewed(goods)
  return (
    <>
      <Trio goods={goods} box={box} crumbs={crumbs} hasReviews={reviews !== null} />
      <HydrationBoundary>
        <About goods={goods} reviews={reviews} />
      </HydrationBoundary>
      {related.length > 0 && (
        <HydrationBoundary>
          <section className="item-more" aria-labelledby="related">
            <Word as="h2" id="related" className="item-word">
              {words.wornWith}
            </Word>
            <TileRow goods={related} />
          </section>
        </HydrationBoundary>
      )}
      {seen.length > 0 && (
        <section className="item-more" aria-labelledby="seen">
          <h2 id="seen" className="item-seen">
            {words.recentlyViewed}
          </h2>
          <TileRow goods={seen} />
        </section>
      )}
      <BuyBar goods={goods} box={box}>
        <Text as="strong">{goods.name}</Text>
        <GoodsPrice goods={{ price: box.price, originalPrice: box.originalPrice }} />
      </BuyBar>
    </>
  )
}
