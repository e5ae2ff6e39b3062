import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsLink } from "../../../features/catalog/goods-link.tsx"
import { GoodsPicture } from "../../../features/catalog/goods-picture.tsx"
import type { SectionProps } from "../../../sections/section-props.ts"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"
import { inkAt, tintOf } from "../frame/colours.ts"
import { PriceTag } from "../frame/price-tag.tsx"

const SIZES = "(min-width: 48rem) 25vw, 50vw"

/** One letter of the shop's name; the headline says it whole. */
export function LetterSquare({ letter, ink }: { letter: string; ink: string }) {
  return (
    <div className="hero-letter" data-ink={ink} aria-hidden="true">
      <Text as="b">{letter}</Text>
    </div>
  )
}

/** A good with its price hanging from it. */
export function GoodsSquare({ goods, isUrgent }: { goods: CardGoods; isUrgent: boolean }) {
  return (
    <div className="hero-shot" data-tint={tintOf(goods)}>
      <GoodsLink goods={goods}>
        <GoodsPicture goods={goods} sizes={SIZES} isUrgent={isUrgent} />
        <PriceTag goods={goods} />
      </GoodsLink>
    </div>
  )
}

type PlainSquareProps = { index: number; image: SectionProps["hero"]["hero"]["image"] }

/** A block of colour, with the shop's own picture where it has one. */
export function PlainSquare({ index, image }: PlainSquareProps) {
  return (
    <div className="hero-shot" data-ink={inkAt(index)}>
      {image && <Picture src={image.url} focus={image} sizes={SIZES} />}
    </div>
  )
}
