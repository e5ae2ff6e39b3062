import { useId } from "react"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { GoodsPrice } from "../../../ui/amounts/price.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { SectionHead } from "../../../ui/section-head.tsx"
import { Text } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"
import { GoodsCard } from "../frame/goods-card.tsx"

const SIZES = "(max-width: 63.99rem) 92vw, 680px"

/** One feature of two by two tiles, and cards around it. */
export function RecommendedGoods({ title, url, goods, tone }: Toned<SectionProps["goodsRail"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  const feature = goods.find(({ isLocked, image }) => !isLocked && image)
  return (
    <section className="block" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={title || words.recommends} more={{ label: words.seeAll, url, sign: arrow }} />
      <div className="goods-grid with-feature" data-count={goods.length}>
        {feature && <Feature goods={feature} />}
        {goods
          .filter((entry) => entry !== feature)
          .map((entry) => (
            <GoodsCard key={entry.id} goods={entry} />
          ))}
      </div>
    </section>
  )
}

function Feature({ goods }: { goods: CardGoods }) {
  return (
    <article className="module stack feature">
      <Picture src={goods.image} alt="" sizes={SIZES} />
      <div className="stack feature-copy">
        <Text className="kicker">{goods.label}</Text>
        <GoodsName goods={goods} />
        <Text>{goods.subtitle}</Text>
        <GoodsPrice goods={goods} />
      </div>
    </article>
  )
}
