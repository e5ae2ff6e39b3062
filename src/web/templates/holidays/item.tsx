import { BuyBar } from "../../features/cart/buy-bar.tsx"
import { useBuyBox } from "../../features/cart/use-buy-box.ts"
import { useRecentlyViewed } from "../../features/catalog/use-recently-viewed.ts"
import type { ItemPageProps } from "../../sections/item-props.ts"
import { useWords } from "../../shell/use-words.ts"
import { GoodsPrice } from "../../ui/amounts/price.tsx"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { Text } from "../../ui/text.tsx"
import { ShelfSection } from "./frame/shelf-section.tsx"
import { BuyPanel } from "./item/buy-panel.tsx"
import { Gallery } from "./item/gallery.tsx"
import { ItemTabs } from "./item/item-tabs.tsx"

const BESIDE = 4

/** One good: its picture hangs by a ribbon from the awning, the purchase stands beside it. */
export function Item({ goods, crumbs, reviews, related }: ItemPageProps) {
  const words = useWords("goods", "item")
  const box = useBuyBox(goods)
  const seen = useRecentlyViewed(goods).slice(0, BESIDE)
  const last = crumbs.at(-1)
  return (
    <>
      <Breadcrumb crumbs={[...crumbs, { name: goods.name, url: "" }]} />
      <div className="item">
        <Gallery goods={goods} box={box} />
        <BuyPanel goods={goods} box={box} hasReviews={reviews !== null} />
      </div>
      <HydrationBoundary>
        <ItemTabs goods={goods} reviews={reviews} />
      </HydrationBoundary>
      <ShelfSection
        title={words.related}
        goods={related.slice(0, BESIDE)}
        {...(last && { more: { label: words.seeAll, url: last.url } })}
      />
      <ShelfSection title={words.recentlyViewed} goods={seen} />
      <BuyBar goods={goods} box={box}>
        <Text as="strong">{goods.name}</Text>
        <GoodsPrice goods={{ price: box.price, originalPrice: box.originalPrice }} />
      </BuyBar>
    </>
  )
}
