import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useRunningPromotion } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Countdown } from "../../../ui/amounts/countdown.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"

/** The running promotion as a dark slip beside the pad: what it is about, and how long. */
export function PromotionPanel({ promotion, content, goods, tone }: Toned<SectionProps["promotion"]>) {
  const id = useId()
  const words = useWords("goods")
  const image = useRunningPromotion()?.image ?? goods.find((entry) => entry.image)?.image
  return (
    <section className="promotion" data-tone={tone} data-picture={image ? undefined : "no"} aria-labelledby={id}>
      {image && <Picture src={image} sizes="(max-width: 63.99rem) 100vw, 330px" />}
      <div className="promotion-copy">
        <Text as="h2" id={id}>
          {content.title || promotion.name}
        </Text>
        <Text>{content.text}</Text>
        <Countdown end={promotion.endsAt} />
        <Link className="button" to={SCREENS.promotionGoods.path}>
          <MerchantText>{content.action || words.seeAll}</MerchantText>
          {arrow}
        </Link>
      </div>
    </section>
  )
}
