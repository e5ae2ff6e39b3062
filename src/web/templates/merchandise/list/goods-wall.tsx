import type { Teaser } from "../../../../contract/home-content.ts"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsGrid } from "../../../features/catalog/goods-grid.tsx"
import { useWords } from "../../../shell/use-words.ts"
import { ArrowRight } from "../../../ui/icons.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"
import { countLetters } from "../frame/count-letters.ts"
import { GoodsCard } from "../frame/goods-card.tsx"

/** The third good takes the room of four, where there are enough around it. */
const FEATURE_AT = 2
const FEWEST_AROUND_FEATURE = 5
/** After so many goods the shop says something, where others follow. */
const OFFER_AFTER = 9
const SIZES = "(min-width: 64rem) 25vw, 50vw"
const FEATURE_SIZES = "(min-width: 48rem) 50vw, 100vw"
const FIRST_SEEN = 4
const LONG_OFFER = 30

/** Goods edge to edge; one of them is large, and somewhere between them stand the shop's own words. */
export function GoodsWall({ goods, offer }: { goods: readonly CardGoods[]; offer?: Teaser | undefined }) {
  const words = useWords("goods")
  const featureAt = goods.length >= FEWEST_AROUND_FEATURE ? FEATURE_AT : -1
  const offerAfter = Math.min(OFFER_AFTER, goods.length)
  const cell = (each: CardGoods, index: number) => (
    <li key={each.id} className={index === featureAt ? "wall-feature" : undefined}>
      <GoodsCard
        goods={each}
        sizes={index === featureAt ? FEATURE_SIZES : SIZES}
        isUrgent={index < FIRST_SEEN && index !== featureAt}
      />
    </li>
  )
  return (
    <section aria-label={words.goods}>
      <h2 className="visually-hidden">{words.goods}</h2>
      <GoodsGrid className="wall goods-wall">
        {goods.slice(0, offerAfter).map(cell)}
        {offer?.title && <WallBlock offer={offer} />}
        {goods.slice(offerAfter).map((each, index) => cell(each, index + offerAfter))}
      </GoodsGrid>
    </section>
  )
}

function WallBlock({ offer }: { offer: Teaser }) {
  return (
    <li className="wall-block" data-ink="cobalt">
      <h3 data-length={countLetters(offer.title) > LONG_OFFER ? "long" : undefined}>
        <TextLink data-cover to={offer.url || SCREENS.goodsList.path}>
          {offer.title}
        </TextLink>
      </h3>
      <Text>{offer.text || offer.eyebrow}</Text>
      <ArrowRight size={88} aria-hidden="true" data-mirrored />
    </li>
  )
}
