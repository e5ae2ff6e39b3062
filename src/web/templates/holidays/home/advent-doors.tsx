import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsPicture, PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Countdown } from "../../../ui/amounts/countdown.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"

const DOORS = 24

/** A calendar with as many open doors as the promotion has goods, the last of them large; the others stay shut. */
export function AdventDoors({ promotion, content, goods, tone }: Toned<SectionProps["promotion"]>) {
  const words = useWords("goods")
  const id = useId()
  const shut = Array.from({ length: DOORS - goods.length }, (_, index) => goods.length + index + 1)
  return (
    <section className="advent" data-tone={tone} aria-labelledby={id}>
      <div className="advent-text">
        <Text as="h2" id={id}>
          {content.title || promotion.name}
        </Text>
        <div>
          <Text>{content.text}</Text>
          <TextLink className="more" to={SCREENS.promotionGoods.path}>
            {content.action || words.seeAll}
          </TextLink>
        </div>
        <Countdown end={promotion.endsAt} />
      </div>
      {goods.length > 0 && (
        <ol className="doors">
          {goods.map((each, index) => (
            <OpenDoor key={each.id} goods={each} number={index + 1} isLarge={index === goods.length - 1} />
          ))}
          {shut.map((number) => (
            <li key={number} className="door" aria-hidden="true">
              <b>{number}</b>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

type OpenDoorProps = { goods: CardGoods; number: number; isLarge: boolean }

function OpenDoor({ goods, number, isLarge }: OpenDoorProps) {
  return (
    <li className="door open-door" data-size={isLarge ? "large" : undefined}>
      <div className="door-pic">
        <GoodsPicture
          goods={goods}
          sizes={isLarge ? "(min-width: 48rem) 36vw, 92vw" : "(min-width: 48rem) 12vw, 24vw"}
        />
      </div>
      <b aria-hidden="true">{number}</b>
      <div className="door-text">
        <GoodsName goods={goods} />
        <PriceOrLock goods={goods} />
      </div>
    </li>
  )
}
