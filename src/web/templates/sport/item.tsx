import { useId } from "react"
import { useBuyBox } from "../../features/cart/use-buy-box.ts"
import type { CardGoods } from "../../features/catalog/goods.ts"
import { useRecentlyViewed } from "../../features/catalog/use-recently-viewed.ts"
import type { ItemPageProps } from "../../sections/item-props.ts"
import { useWords } from "../../shell/use-words.ts"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { GoodsScroller } from "./frame/goods-scroller.tsx"
import { SectionHead } from "./frame/section-head.tsx"
import { BuyBar } from "./item/buy-bar.tsx"
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
        <More title={words.runsWith} goods={related} url={last?.url} />
      </HydrationBoundary>
      <More title={words.recentlyViewed} goods={seen} />
      <BuyBar goods={goods} box={box} />
    </>
  )
}

function More({ title, goods, url }: { title: string; goods: CardGoods[]; url?: string }) {
  const words = useWords("goods", "item")
  const id = useId()
  if (goods.length === 0) return null
  return (
    <div className="drops">
      <SectionHead id={id} title={title} more={url ? { label: words.seeAll, url } : undefined} />
      <GoodsScroller label={title} goods={goods} />
    </div>
  )
}
