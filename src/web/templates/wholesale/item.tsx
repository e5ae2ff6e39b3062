import { useQuotedBuyBox } from "../../features/cart/use-quoted-buy-box.ts"
import { useRecentlyViewed } from "../../features/catalog/use-recently-viewed.ts"
import type { ItemPageProps } from "../../sections/item-props.ts"
import { latePart } from "../../ui/late-part.tsx"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { Gallery } from "./item/gallery.tsx"
import { ItemHead } from "./item/item-head.tsx"
import { PriceStairs } from "./item/price-stairs.tsx"
import { QuoteBox } from "./item/quote-box.tsx"

const ItemTabs = latePart(async () => (await import("./item/item-tabs.tsx")).ItemTabs)
const MoreRows = latePart(async () => (await import("./item/more-rows.tsx")).MoreRows)

/** Pictures, the price as big stairs, and the box where it is quoted, which stays while one reads. */
export function Item({ goods, crumbs, reviews, related }: ItemPageProps) {
  const box = useQuotedBuyBox(goods)
  const seen = useRecentlyViewed(goods)
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[...crumbs, { name: goods.number || goods.name, url: "" }]} />
      <div className="item">
        <Gallery goods={goods} box={box} />
        <ItemHead goods={goods} box={box} hasReviews={reviews !== null} />
        <PriceStairs goods={goods} box={box} />
        <QuoteBox goods={goods} box={box} />
        <ItemTabs goods={goods} reviews={reviews} />
      </div>
      <MoreRows related={related} seen={seen} aisle={crumbs.at(-1)?.url} />
    </div>
  )
}
