import { useId } from "react"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsPicture, PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text } from "../../../ui/text.tsx"

const SIZES = ["(min-width: 48rem) 50vw, 100vw", "(min-width: 48rem) 25vw, 50vw"]

/** What the shop recommends: tiles without gutters, the first one large. */
export function Kit({ title, goods, tone }: Toned<SectionProps["goodsRail"]>) {
  const words = useWords("goods")
  const id = useId()
  return (
    <section className="kit" data-tone={tone} aria-labelledby={id}>
      <Text as="h2" id={id} className="visually-hidden">
        {title || words.perhapsThese}
      </Text>
      <ul data-count={goods.length}>
        {goods.map((each, index) => (
          <KitTile key={each.id} goods={each} sizes={SIZES[Math.min(index, 1)] ?? "50vw"} />
        ))}
      </ul>
    </section>
  )
}

function KitTile({ goods, sizes }: { goods: CardGoods; sizes: string }) {
  return (
    <li className="module center kit-tile">
      <GoodsPicture goods={goods} sizes={sizes} />
      <div className="kit-label">
        <GoodsName goods={goods} className="clamp" />
        {!goods.isLocked && <Text className="clamp">{goods.subtitle}</Text>}
        <PriceOrLock goods={goods} />
      </div>
    </li>
  )
}
