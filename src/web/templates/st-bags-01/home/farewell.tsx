import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import { GoodsLink } from "../../../features/catalog/goods-link.tsx"
import { GoodsPicture, PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Countdown } from "../../../ui/amounts/countdown.tsx"
import { MerchantText, Text, TextLink } from "../../../ui/text.tsx"
import { stageOf } from "../frame/stage-of.ts"

/** A running promotion: half of it the first good on its stage, half the time that is left. */
export function Farewell({ promotion, content, goods: [first], tone }: Toned<SectionProps["promotion"]>) {
  const words = useWords("goods")
  const id = useId()
  return (
    <section className="farewell" data-tone={tone} data-picture={first ? undefined : "no"} aria-labelledby={id}>
      {first && (
        <div className="farewell-stage" data-stage={stageOf(first)}>
          <GoodsPicture goods={first} sizes="(min-width: 48rem) 50vw, 100vw" />
        </div>
      )}
      <div className="farewell-text">
        {content.title && <Text className="caps">{promotion.name}</Text>}
        <Text as="h2" id={id}>
          {content.title || promotion.name}
        </Text>
        <Text>{content.text}</Text>
        <Countdown end={promotion.endsAt} />
        {first && (
          <div className="row farewell-piece">
            <GoodsLink goods={first}>
              <MerchantText>{first.name}</MerchantText>
            </GoodsLink>
            <PriceOrLock goods={first} />
          </div>
        )}
        <TextLink className="button" to={SCREENS.promotionGoods.path}>
          {content.action || words.seeAll}
        </TextLink>
      </div>
    </section>
  )
}
