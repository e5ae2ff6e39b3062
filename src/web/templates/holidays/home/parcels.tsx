import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { PriceSteps } from "../../../features/catalog/price-steps.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text, TextLink } from "../../../ui/text.tsx"
import { stepsOf } from "./steps-of.ts"

/** For those who buy by the case: the prices of one good as parcels, and the way to the inquiry list. */
export function Parcels({ title, goods, tone }: Toned<SectionProps["goodsRail"]>) {
  const words = useWords("goods")
  const { offers } = useShop().content
  const id = useId()
  const offer = offers.find((each) => each.url === SCREENS.inquiry.path)
  const [first] = goods.toSorted((one, other) => stepsOf(other).length - stepsOf(one).length)
  if (!first || stepsOf(first).length < 2) return null
  return (
    <section className="night parcels" data-tone={tone} aria-labelledby={id}>
      <div className="parcels-text">
        <Text as="h2" id={id}>
          {offer?.title || title || words.tierPrices}
        </Text>
        <Text>{offer?.text}</Text>
        <TextLink className="button" to={SCREENS.inquiry.path}>
          {offer?.action || words.inquiryList}
        </TextLink>
      </div>
      <div className="parcels-row">
        <PriceSteps tiers={stepsOf(first)} />
        <GoodsName goods={first} />
      </div>
    </section>
  )
}
