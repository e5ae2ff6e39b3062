import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsPicture, PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Countdown } from "../../../ui/amounts/countdown.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"

/** A promotion is a container that closes: the goods in it are its load. */
export function Container({ promotion, content, goods, tone }: Toned<SectionProps["promotion"]>) {
  const id = useId()
  const words = useWords("goods")
  return (
    <section className="closing" data-tone={tone} aria-labelledby={id}>
      <div className="closing-copy">
        <Text as="h2" id={id}>
          {content.title || promotion.name}
        </Text>
        <Countdown end={promotion.endsAt} />
      </div>
      <ul className="container-box" data-count={goods.length}>
        {goods.map((entry) => (
          <li key={entry.id} className="load">
            <GoodsPicture goods={entry} sizes="96px" />
            <div>
              <GoodsName goods={entry} />
              <PriceOrLock goods={entry} />
            </div>
          </li>
        ))}
      </ul>
      <div className="closing-facts">
        <Text>{content.text}</Text>
        <Link className="button button-dark" to={SCREENS.goodsList.path}>
          <MerchantText>{content.action || words.seeAll}</MerchantText>
          {arrow}
        </Link>
      </div>
    </section>
  )
}
