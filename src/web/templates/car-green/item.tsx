import { BuyBar } from "../../features/cart/buy-bar.tsx"
import { useBuyBox } from "../../features/cart/use-buy-box.ts"
import { useRecentlyViewed } from "../../features/catalog/use-recently-viewed.ts"
import type { ItemPageProps } from "../../sections/item-props.ts"
import { useWords } from "../../shell/use-words.ts"
import { GoodsPrice } from "../../ui/amounts/price.tsx"
import { latePart } from "../../ui/late-part.tsx"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { Text } from "../../ui/text.tsx"
import { GoodsShelf } from "./frame/goods-shelf.tsx"
import { BuyPanel } from "./item/buy-panel.tsx"
import { Gallery } from "./item/gallery.tsx"
import { KeyFigures } from "./item/key-figures.tsx"

const ItemTabs = latePart(async () => (await import("./item/item-tabs.tsx")).ItemTabs)
const SEEN = 8

/** One good: a tall capsule beside the chosen figure, set as large as a headline; its key figures in a lying one. */
export function Item({ goods, crumbs, reviews, related }: ItemPageProps) {
  const words = useWords("item")
  const box = useBuyBox(goods)
  const seen = useRecentlyViewed(goods).slice(0, SEEN)
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <div className="item">
        <Gallery goods={goods} box={box} />
        <BuyPanel goods={goods} box={box} hasReviews={reviews !== null} />
      </div>
      <KeyFigures attributes={goods.attributes} />
      <ItemTabs goods={goods} reviews={reviews} />
      <GoodsShelf id="related" title={words.related} goods={related} />
      <GoodsShelf id="recently-viewed" title={words.recentlyViewed} goods={seen} />
      <BuyBar goods={goods} box={box}>
        <GoodsPrice goods={{ price: box.price, originalPrice: box.originalPrice }} />
        <Text as="span">{box.specs.map(({ chosen }) => chosen).join(", ") || goods.name}</Text>
      </BuyBar>
    </>
  )
}
