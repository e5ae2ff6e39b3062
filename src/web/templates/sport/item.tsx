import { BuyBar } from "../../features/cart/buy-bar.tsx"
import { useBuyBox } from "../../features/cart/use-buy-box.ts"
import { useRecentlyViewed } from "../../features/catalog/use-recently-viewed.ts"
import type { ItemPageProps } from "../../sections/item-props.ts"
import { useWords } from "../../shell/use-words.ts"
import { Price } from "../../ui/amounts/price.tsx"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { MerchantText } from "../../ui/text.tsx"
import { Drops } from "./frame/drops.tsx"
import { BuyPanel } from "./item/buy-panel.tsx"
import { ItemTabs } from "./item/item-tabs.tsx"
import { Stage } from "./item/stage.tsx"
import { StatSheet } from "./item/stat-sheet.tsx"

/** One good: what is chosen stands huge behind its picture. */
export function Item({ goods, crumbs, reviews, related }: ItemPageProps) {
  const words = useWords("goods", "item")
  const box = useBuyBox(goods)
  const seen = useRecentlyViewed(goods)
  const last = crumbs.at(-1)
  const chosen = box.specs.flatMap((spec) => spec.chosen || []).join(", ")
  return (
    <>
      <div className="item">
        <Stage goods={goods} box={box} />
        <BuyPanel goods={goods} box={box} crumbs={crumbs} hasReviews={reviews !== null} />
      </div>
      <StatSheet attributes={goods.attributes} />
      <HydrationBoundary>
        <ItemTabs goods={goods} reviews={reviews} />
      </HydrationBoundary>
      <HydrationBoundary>
        <Drops title={words.runsWith} goods={related} more={last && { label: words.seeAll, url: last.url }} />
      </HydrationBoundary>
      <Drops title={words.recentlyViewed} goods={seen} />
      <BuyBar goods={goods} box={box}>
        <p dir="auto">{goods.name}</p>
        <p className="ellipsis" dir="auto">
          {box.price > 0 && (
            <b>
              <Price amount={box.price} />
            </b>
          )}
          {chosen && box.price > 0 && " / "}
          {chosen && <MerchantText>{chosen}</MerchantText>}
        </p>
      </BuyBar>
    </>
  )
}
