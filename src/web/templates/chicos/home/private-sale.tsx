import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Countdown } from "../../../ui/amounts/countdown.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"

/** A running promotion: a black page, and the time that is left in hairlines. */
export function PrivateSale({ promotion, content, tone }: Toned<SectionProps["promotion"]>) {
  const words = useWords("goods")
  const id = useId()
  return (
    <section className="sale" data-tone={tone} aria-labelledby={id}>
      <Text as="h2" id={id}>
        {content.title || promotion.name}
      </Text>
      <Countdown end={promotion.endsAt} />
      <Text>{content.text}</Text>
      <TextLink className="underlined" to={SCREENS.promotionGoods.path}>
        {content.action || words.seeAll}
      </TextLink>
    </section>
  )
}
