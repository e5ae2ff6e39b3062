import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Countdown } from "../../../ui/amounts/countdown.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { TurningTitle } from "../frame/turning-title.tsx"

/** The table that is laid for a while: how long is a sentence. */
export function Promotion({ promotion, content, goods, tone }: Toned<SectionProps["promotion"]>) {
  const words = useWords("goods")
  const id = useId()
  const shown = goods.find(({ isLocked }) => !isLocked)
  const image = content.image?.url ?? shown?.image ?? null
  return (
    <section className="laid-table" data-tone={tone} data-picture={image ? undefined : "no"} aria-labelledby={id}>
      <div className="table-words">
        <TurningTitle id={id}>{content.title || promotion.name}</TurningTitle>
        <Text>{content.text}</Text>
      </div>
      {image && (
        <Picture
          src={image}
          {...(content.image && { focus: content.image })}
          sizes="(min-width: 75rem) 82vw, 100vw"
          width={1600}
          height={640}
        />
      )}
      <div className="table-foot">
        <Countdown end={promotion.endsAt} />
        <Link className="button" to={SCREENS.promotionGoods.path}>
          <MerchantText>{content.action || words.seeAll}</MerchantText>
        </Link>
      </div>
    </section>
  )
}
