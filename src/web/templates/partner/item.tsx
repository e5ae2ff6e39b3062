import { BuyBar } from "../../features/cart/buy-bar.tsx"
import { useBuyBox } from "../../features/cart/use-buy-box.ts"
import { useRecentlyViewed } from "../../features/catalog/use-recently-viewed.ts"
import type { ItemPageProps } from "../../sections/item-props.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { GoodsPrice } from "../../ui/amounts/price.tsx"
import { useGrouped } from "../../ui/amounts/use-grouped.ts"
import { latePart, ownPart } from "../../ui/late-part.tsx"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { Chapter } from "./frame/chapter.tsx"
import { BuyBoxPanel } from "./item/buy-box-panel.tsx"
import { Gallery } from "./item/gallery.tsx"
import { ItemHead } from "./item/item-head.tsx"

const ItemTabs = latePart(async () => (await import("./item/late-tabs.tsx")).LateTabs)
const Statement = latePart(async () => (await import("./rows/goods-rows.tsx")).GoodsRows)
const VersionTable = ownPart(async () => (await import("../../features/cart/version-table.tsx")).VersionTable)
const SHOWN = 4

/** The head of the record, the plate and its dimensions beside the purchase; then chapter by chapter. */
export function Item({ goods, crumbs, reviews, related }: ItemPageProps) {
  const words = useWords("goods", "item")
  const grouped = useGrouped()
  const box = useBuyBox(goods)
  const seen = useRecentlyViewed(goods)
  const first = goods.variants.length > 1 ? 2 : 1
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <ItemHead goods={goods} box={box} hasReviews={reviews !== null} />
      <div className="item">
        <Gallery goods={goods} box={box} />
        <BuyBoxPanel goods={goods} box={box} />
      </div>
      {goods.variants.length > 1 && (
        <Chapter title={words.versions} number={1} head={<p>{words.versionsText}</p>}>
          <VersionTable goods={goods} box={box} />
        </Chapter>
      )}
      <Chapter title={words.details} number={first}>
        <ItemTabs goods={goods} reviews={reviews} />
      </Chapter>
      {related.length > 0 && (
        <Chapter form="wide" title={words.belongsToIt} number={first + 1}>
          <Statement goods={related} most={SHOWN} />
        </Chapter>
      )}
      {seen.length > 0 && (
        <Chapter form="wide" title={words.recentlyViewed} number={related.length > 0 ? first + 2 : first + 1}>
          <Statement goods={seen} most={SHOWN} />
        </Chapter>
      )}
      <BuyBar goods={goods} box={box}>
        <GoodsPrice goods={{ price: box.price, originalPrice: box.originalPrice }} />
        <p>{fill(words.atPieces, { count: grouped(box.quantity) })}</p>
      </BuyBar>
    </>
  )
}
