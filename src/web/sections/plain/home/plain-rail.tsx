import { useId } from "react"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { MerchantText } from "../../../ui/text.tsx"
import type { SectionProps, Toned } from "../../section-props.ts"
import { PlainGrid } from "../frame/plain-card.tsx"

export function PlainRail({ title, url, goods, tone }: Toned<SectionProps["goodsRail"]>) {
  const id = useId()
  const words = useWords("goods")
  return (
    <section className="plain-section" data-tone={tone} aria-labelledby={id}>
      <h2 id={id}>
        <MerchantText>{title}</MerchantText>
      </h2>
      <PlainGrid goods={goods} />
      <Link to={url}>{words.seeAll}</Link>
    </section>
  )
}
