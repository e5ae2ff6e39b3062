import { BuyBar } from "../../features/cart/buy-bar.tsx"
import { useBuyBox } from "../../features/cart/use-buy-box.ts"
import { useRecentlyViewed } from "../../features/catalog/use-recently-viewed.ts"
import type { ItemPageProps } from "../../sections/item-props.ts"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { GoodsPrice } from "../../ui/amounts/price.tsx"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { SectionHead } from "../../ui/section-head.tsx"
import { Text } from "../../ui/text.tsx"
import { Atelier } from "./frame/atelier.tsx"
import { Diptych } from "./frame/diptych.tsx"
import { Rail } from "./frame/rail.tsx"
import { FactsBox } from "./item/facts-box.tsx"
import { Letters } from "./item/letters.tsx"
import { Show } from "./item/show.tsx"

const IN_COMPANY = 2

/** A stage that scrolls, and the facts that stay beside it. */
export function Item({ goods, crumbs, reviews, related }: ItemPageProps) {
  const words = useWords("goods", "item")
  const box = useBuyBox(goods)
  const seen = useRecentlyViewed(goods)
  const { story } = useShop().content
  const last = crumbs.at(-1)
  return (
    <>
      <div className="item">
        <Show goods={goods} box={box} />
        <FactsBox goods={goods} box={box} crumbs={crumbs} hasReviews={reviews !== null} />
      </div>
      {story && story.steps.length > 0 && <Atelier story={story} />}
      {reviews && (
        <HydrationBoundary>
          <Letters goods={goods} reviews={reviews} />
        </HydrationBoundary>
      )}
      {related.length > 0 && (
        <HydrationBoundary>
          <section className="spaced" aria-labelledby="related">
            <SectionHead
              id="related"
              title={words.related}
              more={last && last.url !== "" ? { label: last.name, url: last.url } : undefined}
            />
            <Diptych goods={related.slice(0, IN_COMPANY)} />
          </section>
        </HydrationBoundary>
      )}
      <Rail title={words.recentlyViewed} goods={seen} />
      <BuyBar goods={goods} box={box}>
        <Text as="strong">{goods.name}</Text>
        <GoodsPrice goods={{ price: box.price, originalPrice: box.originalPrice }} />
      </BuyBar>
    </>
  )
}
