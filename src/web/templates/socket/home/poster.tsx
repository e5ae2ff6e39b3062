import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Countdown } from "../../../ui/amounts/countdown.tsx"
import { ArrowRight } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { titleLength } from "../frame/title-length.ts"
import { posterPercent } from "./poster-percent.ts"

/** The running promotion as a poster in the one orange: its percentage as large as the page, or its name. */
export function Poster({ promotion, content, goods, tone }: Toned<SectionProps["promotion"]>) {
  const id = useId()
  const words = useWords("goods")
  const title = content.title || promotion.name
  const percent = posterPercent(title, goods)
  return (
    <section className="section poster" data-tone={tone} aria-labelledby={id}>
      <div className="section-head">
        <Text as="h2" id={id}>
          {title}
        </Text>
      </div>
      {percent === null ? (
        <Text className="poster-name" data-length={titleLength(title)} aria-hidden="true">
          {title}
        </Text>
      ) : (
        <p className="poster-size">
          <span className="visually-hidden">{fill(words.percentOff, { percent })}</span>
          <bdi aria-hidden="true">
            {percent}
            <sup>%</sup>
          </bdi>
        </p>
      )}
      <div className="poster-text">
        <Text>{content.text}</Text>
        <Link className="button button-ink" to={SCREENS.promotionGoods.path}>
          <MerchantText>{content.action || words.seeAll}</MerchantText>
          <ArrowRight size={18} aria-hidden="true" data-mirrored />
        </Link>
      </div>
      <Countdown end={promotion.endsAt} />
    </section>
  )
}
