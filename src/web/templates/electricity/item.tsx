import { BuyBar } from "../../features/cart/buy-bar.tsx"
import { useBuyBox } from "../../features/cart/use-buy-box.ts"
import { GoodsScroller } from "../../features/catalog/goods-scroller.tsx"
import { useRecentlyViewed } from "../../features/catalog/use-recently-viewed.ts"
import type { ItemPageProps } from "../../sections/item-props.ts"
import { useWords } from "../../shell/use-words.ts"
import { GoodsPrice } from "../../ui/amounts/price.tsx"
import { latePart } from "../../ui/late-part.tsx"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { SectionHead } from "../../ui/section-head.tsx"
import { Text } from "../../ui/text.tsx"
import { GoodsCard } from "./frame/goods-card.tsx"
import { BuyBoxPanel } from "./item/buy-box-panel.tsx"
import { Gallery } from "./item/gallery.tsx"

const ItemTabs = latePart(async () => (await import("./item/item-tabs.tsx")).ItemTabs)
const RelatedRows = latePart(async () => (await import("./articles/article-row.tsx")).ArticleRows)
const RELATED = 4
const SEEN_SIZES = "(max-width: 47.99rem) 60vw, 220px"

/** A spread of the catalogue: the measured picture on one page, ratings and prices on the other. */
export function Item({ goods, crumbs, reviews, related }: ItemPageProps) {
  const words = useWords("item")
  const box = useBuyBox(goods)
  const seen = useRecentlyViewed(goods)
  return (
    <>
      <Breadcrumb crumbs={[...crumbs, { name: goods.name, url: "" }]} />
      <div className="item">
        <Gallery goods={goods} box={box} />
        <BuyBoxPanel goods={goods} box={box} />
      </div>
      <ItemTabs goods={goods} reviews={reviews} />
      {related.length > 0 && (
        <section className="section" aria-labelledby="related">
          <SectionHead id="related" title={words.belongsToIt} />
          <RelatedRows goods={related} most={RELATED} />
        </section>
      )}
      {seen.length > 0 && (
        <div className="section">
          <SectionHead id="recently-viewed" title={words.recentlyViewed} />
          <GoodsScroller label={words.recentlyViewed} goods={seen} sizes={SEEN_SIZES} card={GoodsCard} />
        </div>
      )}
      <BuyBar goods={goods} box={box}>
        <Text as="strong">{goods.name}</Text>
        <GoodsPrice goods={{ price: box.price, originalPrice: box.originalPrice }} />
      </BuyBar>
    </>
  )
}
