import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Stopwatch } from "../../../ui/amounts/stopwatch.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"
import { titleLength } from "../frame/title-length.ts"

/** A running promotion in blood: its picture printed in one colour, how long it lasts in a corner of it. */
export function Promotion({ promotion, content, tone }: Toned<SectionProps["promotion"]>) {
  const words = useWords("goods")
  const id = useId()
  const title = content.title || promotion.name
  const { image } = content
  return (
    <section className="promotion" data-tone={tone} data-picture={image ? undefined : "no"} aria-labelledby={id}>
      {image && (
        <div className="promotion-pic">
          <Picture src={image.url} focus={image} sizes="100vw" width={1920} height={768} />
        </div>
      )}
      <div className="promotion-copy">
        <Text as="h2" id={id} data-length={titleLength(title)}>
          {title}
        </Text>
        <Text>{content.text}</Text>
        <TextLink className="button button-bone" to={SCREENS.promotionGoods.path}>
          {content.action || words.seeAll}
        </TextLink>
      </div>
      <Stopwatch end={promotion.endsAt} />
    </section>
  )
}
