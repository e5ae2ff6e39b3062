import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Countdown } from "../../../ui/amounts/countdown.tsx"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { Text } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"
import { ShelfRow } from "../frame/shelf-row.tsx"
import { DayDeal } from "./day-deal.tsx"

/** A promotion that shows one good is the deal of the day; one that shows more is a shelf below a yellow board. */
export function Deals(props: Toned<SectionProps["promotion"]>) {
  const { content, goods } = props
  const [only] = goods
  if (content.goodsLimit === 1) return only ? <DayDeal {...props} goods={only} /> : null
  return <DealShelf {...props} />
}

function DealShelf({ promotion, content, goods, tone }: Toned<SectionProps["promotion"]>) {
  const id = useId()
  const words = useWords("goods")
  return (
    <section className="block shelves" data-tone={tone} aria-labelledby={id}>
      <div className="deal-head">
        <Text as="h2" id={id}>
          {content.title || promotion.name}
        </Text>
        <Text>{content.text}</Text>
        <Countdown end={promotion.endsAt} />
        <MoreLink url={SCREENS.promotionGoods.path} label={content.action || words.seeAll} sign={arrow} />
      </div>
      {goods.length > 0 && <ShelfRow goods={goods} showsSold />}
    </section>
  )
}
