import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Countdown } from "../../../ui/amounts/countdown.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"
import { textLength } from "../frame/text-length.ts"

/** Dusk: what is reduced is a circle of light, and how long it still burns stands in four rings. */
export function Promotion({ promotion, content, goods, tone }: Toned<SectionProps["promotion"]>) {
  const words = useWords("goods")
  const id = useId()
  const title = content.title || promotion.name
  const shown = goods.find(({ isLocked }) => !isLocked)
  const image = content.image?.url ?? shown?.image ?? null
  return (
    <section className="dusk" data-tone={tone} data-picture={image ? undefined : "no"} aria-labelledby={id}>
      {image && (
        <div className="dusk-pic">
          <Picture src={image} {...(content.image && { focus: content.image })} sizes="(min-width: 64rem) 46vw, 92vw" />
        </div>
      )}
      <div className="dusk-text">
        <Text as="h2" id={id} data-length={textLength(title)}>
          {title}
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
