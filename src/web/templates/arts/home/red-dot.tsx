import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Countdown } from "../../../ui/amounts/countdown.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"
import { titleLength } from "../frame/title-length.ts"

/** The running promotion is the largest red dot of all. */
export function RedDot({ promotion, content, goods, tone }: Toned<SectionProps["promotion"]>) {
  const id = useId()
  const words = useWords("goods")
  const shown = goods.find(({ image }) => image)?.image
  const title = content.title || promotion.name
  return (
    <section className="block red-dot" data-tone={tone} aria-labelledby={id}>
      <div className="stack dot-face">
        <Text as="h2" id={id} data-length={titleLength(title)}>
          {title}
        </Text>
        <Countdown end={promotion.endsAt} />
        <TextLink className="words-link" to={SCREENS.promotionGoods.path}>
          {content.action || words.seeAll}
        </TextLink>
      </div>
      <div className="dot-side">
        {shown && (
          <div className="cutout dot-shelf">
            <Picture src={shown} alt="" sizes="(max-width: 47.99rem) 92vw, 480px" />
          </div>
        )}
        {content.title && <Text className="aside">{promotion.name}</Text>}
        <Text>{content.text}</Text>
      </div>
    </section>
  )
}
