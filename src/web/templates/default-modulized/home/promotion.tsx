import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Countdown } from "../../../ui/amounts/countdown.tsx"
import { ArrowRight } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { textLength } from "../frame/text-length.ts"

/** The running promotion in the loudest type of the page, beside the hot sales. */
export function Promotion({ promotion, content, tone }: Toned<SectionProps["promotion"]>) {
  const id = useId()
  const words = useWords("goods")
  const title = content.title || promotion.name
  return (
    <section className="block promotion" data-tone={tone} aria-labelledby={id}>
      <div className="stack sale-promo">
        {content.title && <Text className="kicker">{promotion.name}</Text>}
        <Text as="h2" id={id} className="sale-big" data-length={textLength(title)}>
          {title}
        </Text>
        <Text>{content.text}</Text>
        <Countdown end={promotion.endsAt} />
        <Link className="button button-light" to={SCREENS.promotionGoods.path}>
          <MerchantText>{content.action || words.seeAll}</MerchantText>
          <ArrowRight className="arrow" size={18} aria-hidden="true" />
        </Link>
      </div>
    </section>
  )
}
