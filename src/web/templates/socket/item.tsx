import { BuyBar } from "../../features/cart/buy-bar.tsx"
import { useBuyBox } from "../../features/cart/use-buy-box.ts"
import { useRecentlyViewed } from "../../features/catalog/use-recently-viewed.ts"
import type { ItemPageProps } from "../../sections/item-props.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { GoodsPrice } from "../../ui/amounts/price.tsx"
import { useGrouped } from "../../ui/amounts/use-grouped.ts"
import { latePart } from "../../ui/late-part.tsx"
import { GoodsCells } from "./frame/goods-cells.tsx"
import { NumberedSection } from "./frame/numbered-section.tsx"
import { BuyPanel } from "./item/buy-panel.tsx"
import { Gallery } from "./item/gallery.tsx"

const ItemMore = latePart(async () => (await import("./item/item-more.tsx")).ItemMore)
const Voices = latePart(async () => (await import("./item/voices.tsx")).Voices)
const BESIDE = 5

/** Four modules of picture, two of purchase in numbered steps; below them text, drawing, data and what buyers say. */
export function Item({ goods, crumbs, reviews, related }: ItemPageProps) {
  const words = useWords("goods", "item")
  const grouped = useGrouped()
  const box = useBuyBox(goods)
  const seen = useRecentlyViewed(goods).slice(0, BESIDE)
  const last = crumbs.at(-1)
  const more = last && { label: last.name, url: last.url }
  return (
    <>
      <div className="item">
        <Gallery goods={goods} box={box} crumbs={crumbs} />
        <BuyPanel goods={goods} box={box} hasReviews={reviews !== null} />
      </div>
      <ItemMore goods={goods} reviews={reviews} />
      {reviews && reviews.summary.count > 0 && <Voices reviews={reviews} />}
      {related.length > 0 && (
        <NumberedSection title={words.related} more={more}>
          <GoodsCells goods={related.slice(0, BESIDE)} />
        </NumberedSection>
      )}
      {seen.length > 0 && (
        <NumberedSection title={words.recentlyViewed}>
          <GoodsCells goods={seen} />
        </NumberedSection>
      )}
      <BuyBar goods={goods} box={box}>
        <GoodsPrice goods={{ price: box.price }} />
        <small>{fill(words.atPieces, { count: grouped(box.quantity) })}</small>
      </BuyBar>
    </>
  )
}
