import { BuyBar } from "../../features/cart/buy-bar.tsx"
import { useBuyBox } from "../../features/cart/use-buy-box.ts"
import { useRecentlyViewed } from "../../features/catalog/use-recently-viewed.ts"
import type { ItemPageProps } from "../../sections/item-props.ts"
import { useWords } from "../../shell/use-words.ts"
import { GoodsPrice } from "../../ui/amounts/price.tsx"
import { latePart } from "../../ui/late-part.tsx"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { SectionHead } from "../../ui/section-head.tsx"
import { Text } from "../../ui/text.tsx"
import { arrow } from "./frame/arrow.tsx"
import { PartsGrid } from "./frame/parts-grid.tsx"
import { BuyPanel } from "./item/buy-panel.tsx"
import { Gallery } from "./item/gallery.tsx"
import { KeyFacts } from "./item/key-facts.tsx"

const ItemTabs = latePart(async () => (await import("./item/item-tabs.tsx")).ItemTabs)
const BESIDE = 4

/** One part: its pictures bleed off the edge and end in one cut; key facts as huge figures below. */
export function Item({ goods, crumbs, reviews, related }: ItemPageProps) {
  const words = useWords("goods", "item")
  const box = useBuyBox(goods)
  const seen = useRecentlyViewed(goods).slice(0, BESIDE)
  const last = crumbs.at(-1)
  const more = last && { label: words.seeAll, url: last.url, sign: arrow }
  return (
    <>
      <Breadcrumb crumbs={[...crumbs, { name: goods.name, url: "" }]} />
      <div className="item">
        <Gallery goods={goods} box={box} />
        <BuyPanel goods={goods} box={box} hasReviews={reviews !== null} />
      </div>
      <KeyFacts attributes={goods.attributes} />
      <ItemTabs goods={goods} reviews={reviews} />
      {related.length > 0 && (
        <section className="section" aria-labelledby="related">
          <SectionHead id="related" title={words.related} {...(more && { more })} />
          <PartsGrid goods={related.slice(0, BESIDE)} />
        </section>
      )}
      {seen.length > 0 && (
        <section className="section" aria-labelledby="recently-viewed">
          <SectionHead id="recently-viewed" title={words.recentlyViewed} />
          <PartsGrid goods={seen} />
        </section>
      )}
      <BuyBar goods={goods} box={box}>
        <Text as="strong">{goods.name}</Text>
        <GoodsPrice goods={{ price: box.price, originalPrice: box.originalPrice }} />
      </BuyBar>
    </>
  )
}
