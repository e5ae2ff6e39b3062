import { BuyBar } from "../../features/cart/buy-bar.tsx"
import { useBuyBox } from "../../features/cart/use-buy-box.ts"
import { useRecentlyViewed } from "../../features/catalog/use-recently-viewed.ts"
import type { ItemPageProps } from "../../sections/item-props.ts"
import { useWords } from "../../shell/use-words.ts"
import { GoodsPrice } from "../../ui/amounts/price.tsx"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { Text } from "../../ui/text.tsx"
import { BuyPanel } from "./item/buy-panel.tsx"
import { ItemTabs } from "./item/item-tabs.tsx"
import { StandsBeside } from "./item/stands-beside.tsx"
import { WallGallery } from "./item/wall-gallery.tsx"

/** One good on a wall whose paint the visitor picks, and beside it the purchase with prices as steps. */
export function Item({ goods, crumbs, reviews, related }: ItemPageProps) {
  const words = useWords("item")
  const box = useBuyBox(goods)
  const seen = useRecentlyViewed(goods)
  return (
    <>
      <Breadcrumb crumbs={[...crumbs, { name: goods.name, url: "" }]} />
      <div className="item">
        <WallGallery goods={goods} box={box} />
        <BuyPanel goods={goods} box={box} hasReviews={reviews !== null} />
      </div>
      <HydrationBoundary>
        <ItemTabs goods={goods} reviews={reviews} />
      </HydrationBoundary>
      <StandsBeside id="related" title={words.related} goods={related} />
      <StandsBeside id="recently-viewed" title={words.recentlyViewed} goods={seen} />
      <BuyBar goods={goods} box={box}>
        <Text as="strong">{goods.name}</Text>
        <GoodsPrice goods={{ price: box.price, originalPrice: box.originalPrice }} />
      </BuyBar>
    </>
  )
}
