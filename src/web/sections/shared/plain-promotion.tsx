import { useId } from "react"
import { SCREENS } from "../../../domain/site/screens.ts"
import { useWords } from "../../shell/use-words.ts"
import { Countdown } from "../../ui/amounts/countdown.tsx"
import { Link } from "../../ui/navigation/link.tsx"
import { MerchantText } from "../../ui/text.tsx"
import type { SectionProps, Toned } from "../section-props.ts"

export function PlainPromotion({ promotion, content, tone }: Toned<SectionProps["promotion"]>) {
  const id = useId()
  const words = useWords("goods")
  return (
    <section className="plain-section" data-tone={tone} aria-labelledby={id}>
      <h2 id={id}>
        <MerchantText>{content.title || promotion.name}</MerchantText>
      </h2>
      {content.text && (
        <p>
          <MerchantText>{content.text}</MerchantText>
        </p>
      )}
      <Countdown end={promotion.endsAt} />
      <Link className="button" to={SCREENS.promotionGoods.path}>
        <MerchantText>{content.action || words.seeAll}</MerchantText>
      </Link>
    </section>
  )
}
