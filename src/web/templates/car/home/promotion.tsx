import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { percentOff } from "../../../ui/amounts/percent-off.ts"
import { Stopwatch } from "../../../ui/amounts/stopwatch.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"
import { titleLength } from "../frame/title-length.ts"

/** Red: what is cheaper and by how much, where that is the same for all of it; the watch stands on the slab. */
export function Promotion({ promotion, content, goods, tone }: Toned<SectionProps["promotion"]>) {
  const words = useWords("goods")
  const id = useId()
  const title = content.title || promotion.name
  const reduced = goods.filter(({ isLocked }) => !isLocked)
  const [percent, ...others] = new Set(reduced.map(percentOff))
  const image = content.image?.url ?? reduced.find((each) => each.image)?.image ?? null
  return (
    <section className="promotion" data-tone={tone} data-picture={image ? undefined : "no"} aria-labelledby={id}>
      {image && (
        <div className="promotion-slab">
          <div className="cut-start">
            <Picture
              src={image}
              {...(content.image && { focus: content.image })}
              sizes="(min-width: 48rem) 54vw, 100vw"
            />
          </div>
        </div>
      )}
      <div className="promotion-copy">
        <Text as="h2" id={id} data-length={titleLength(title)}>
          {title}
        </Text>
        {percent && others.length === 0 && (
          <p className="promotion-size">
            <bdi>{fill(words.percentOff, { percent })}</bdi>
          </p>
        )}
        <Text>{content.text}</Text>
        <Link className="button button-light" to={SCREENS.promotionGoods.path}>
          <MerchantText>{content.action || words.seeAll}</MerchantText>
          {arrow}
        </Link>
      </div>
      <Stopwatch end={promotion.endsAt} />
    </section>
  )
}
