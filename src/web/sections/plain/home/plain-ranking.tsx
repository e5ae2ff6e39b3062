import { useId } from "react"
import { GoodsLink } from "../../../features/catalog/goods-link.tsx"
import { PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { MerchantText } from "../../../ui/text.tsx"
import type { SectionProps, Toned } from "../../section-props.ts"

export function PlainRanking({ title, url, goods, tone }: Toned<SectionProps["ranking"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  return (
    <section className="plain-section" data-tone={tone} aria-labelledby={id}>
      <h2 id={id}>
        <MerchantText>{title || words.hotSales}</MerchantText>
      </h2>
      <ol className="plain-rows">
        {goods.map((entry) => (
          <li key={entry.id}>
            <h3>
              <GoodsLink goods={entry}>
                <MerchantText>{entry.name}</MerchantText>
              </GoodsLink>
            </h3>
            <PriceOrLock goods={entry} />
          </li>
        ))}
      </ol>
      <Link to={url}>{words.seeAll}</Link>
    </section>
  )
}
