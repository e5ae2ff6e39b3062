import { BuyBar } from "../../features/cart/buy-bar.tsx"
import { useBuyBox } from "../../features/cart/use-buy-box.ts"
import type { CardGoods } from "../../features/catalog/goods.ts"
import { useRecentlyViewed } from "../../features/catalog/use-recently-viewed.ts"
import type { ItemPageProps } from "../../sections/item-props.ts"
import { useWords } from "../../shell/use-words.ts"
import { GoodsPrice } from "../../ui/amounts/price.tsx"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import type { More } from "../../ui/navigation/more-link.tsx"
import { SectionHead } from "../../ui/section-head.tsx"
import { Text } from "../../ui/text.tsx"
import { GoodsCard } from "./frame/goods-card.tsx"
import { BuyLabel } from "./item/buy-label.tsx"
import { Exhibit } from "./item/exhibit.tsx"
import { Reading } from "./item/reading.tsx"

const NEAR = 4

/** The work alone on the wall, above a floor line; its label is the buy box. */
export function Item({ goods, crumbs, reviews, related }: ItemPageProps) {
  const words = useWords("goods", "item")
  const box = useBuyBox(goods)
  const seen = useRecentlyViewed(goods)
  const room = crumbs.at(-1)
  return (
    <>
      <Breadcrumb crumbs={[...crumbs, { name: goods.name, url: "" }]} />
      <div className="item">
        <Exhibit goods={goods} box={box} />
        <BuyLabel goods={goods} box={box} hasReviews={reviews !== null} />
      </div>
      <HydrationBoundary>
        <Reading goods={goods} reviews={reviews} />
      </HydrationBoundary>
      <Near id="related" title={words.related} goods={related} more={room && { label: room.name, url: room.url }} />
      <Near id="recently-viewed" title={words.recentlyViewed} goods={seen} />
      <BuyBar goods={goods} box={box}>
        <Text as="strong">{goods.name}</Text>
        <GoodsPrice goods={{ price: box.price, originalPrice: box.originalPrice }} />
      </BuyBar>
    </>
  )
}

type NearProps = { id: string; title: string; goods: readonly CardGoods[]; more?: More | undefined }

/** Works that hang beside this one. */
function Near({ id, title, goods, more }: NearProps) {
  if (goods.length === 0) return null
  return (
    <section className="block near" aria-labelledby={id}>
      <SectionHead id={id} title={title} {...(more && { more })} />
      <div className="hung">
        {goods.slice(0, NEAR).map((entry) => (
          <GoodsCard key={entry.id} goods={entry} />
        ))}
      </div>
    </section>
  )
}
