import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Countdown } from "../../../ui/amounts/countdown.tsx"
import { ArrowRight } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { countLetters } from "../frame/count-letters.ts"
import { Shout } from "../frame/shout.tsx"

/** A name that fits on a sticker. */
const STICKER_LETTERS = 14
const LONG_TITLE = 30

/** The running promotion: words, picture, its name slapped over the edge, and the time as four blocks. */
export function Promotion({ promotion, content, tone }: Toned<SectionProps["promotion"]>) {
  const words = useWords("goods")
  const id = useId()
  const title = content.title || promotion.name
  const { image } = content
  const isOnSticker = content.title !== "" && countLetters(promotion.name) <= STICKER_LETTERS
  return (
    <section
      className="promo"
      data-ink="tomato"
      data-tone={tone}
      data-picture={image ? undefined : "no"}
      aria-labelledby={id}
    >
      <div className="promo-words">
        <Shout as="h2" id={id} fits="word" className={countLetters(title) > LONG_TITLE ? "long" : ""}>
          {title}
        </Shout>
        <Text>{content.text}</Text>
        <Link className="button button-yellow" to={SCREENS.promotionGoods.path}>
          <MerchantText>{content.action || words.seeAll}</MerchantText>
          <ArrowRight size={22} strokeWidth={2.5} aria-hidden="true" data-mirrored />
        </Link>
      </div>
      {image && (
        <div className="promo-pic">
          <Picture src={image.url} focus={image} sizes="(min-width: 64rem) 54vw, 92vw" width={1600} height={640} />
        </div>
      )}
      {isOnSticker && (
        <p className="sticker sticker-huge">
          <Text as="b">{promotion.name}</Text>
        </p>
      )}
      <Countdown end={promotion.endsAt} />
    </section>
  )
}
