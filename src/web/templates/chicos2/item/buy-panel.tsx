import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import { SpecPicker } from "../../../features/cart/spec-picker.tsx"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ItemCounts } from "../../../features/catalog/item-counts.tsx"
import { ItemPromotion } from "../../../features/catalog/item-promotion.tsx"
import { Score } from "../../../features/catalog/reviews/score.tsx"
import { ServiceList } from "../../../features/content/service-list.tsx"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { MessageCircle } from "../../../ui/icons.tsx"
import { ShareLinks } from "../../../ui/navigation/share-links.ts"
import { Text } from "../../../ui/text.tsx"
import { textLength } from "../frame/text-length.ts"
import { BuyDoors } from "./buy-doors.tsx"

const icon = { size: 18, strokeWidth: 1.4 }

type BuyPanelProps = { goods: ItemGoods; box: BuyBox; hasReviews: boolean }

/** Its number and what is thought of it, its name over the edge of the picture, its choices, and the two doors. */
export function BuyPanel({ goods, box, hasReviews }: BuyPanelProps) {
  const words = useWords("goods", "item")
  const { services } = useShop().content
  const number = box.variant?.number || goods.number
  return (
    <section className="buy-panel" aria-labelledby="goods-name">
      <div className="row item-meta">
        {number && <Text by="other">{fill(words.goodsNumber, { number })}</Text>}
        {hasReviews && goods.reviewCount > 0 && (
          <a className="tap" href="#reviews" aria-label={words.showReviews}>
            <Score goods={goods} />
          </a>
        )}
      </div>
      <Text as="h1" id="goods-name" data-length={textLength(goods.name)}>
        {goods.name}
      </Text>
      <Text className="item-lead">{goods.subtitle}</Text>
      <ItemPromotion promotion={goods.promotion} isNamed />
      {box.specs.map((spec) => (
        <SpecPicker key={spec.name} spec={spec} form={spec.values.some(({ image }) => image) ? "picture" : "text"} />
      ))}
      <BuyDoors goods={goods} box={box} />
      <div className="row item-meta">
        <FavouriteButton goods={goods} />
        <ItemCounts goods={goods} />
        <ShareLinks title={goods.name} image={goods.image} />
      </div>
      <ServiceList services={services} icon={icon} chatIcon={<MessageCircle {...icon} aria-hidden="true" />} />
    </section>
  )
}
