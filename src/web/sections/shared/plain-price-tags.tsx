import { useWords } from "../../shell/use-words.ts"
import { Price } from "../../ui/amounts/price.tsx"
import { Link } from "../../ui/navigation/link.tsx"
import { MerchantText, Text } from "../../ui/text.tsx"
import type { SectionProps, Toned } from "../section-props.ts"

export function PlainPriceTags({ title, tags, tone }: Toned<SectionProps["priceTags"]>) {
  const words = useWords("home")
  return (
    <section className="plain-section" data-tone={tone}>
      <Text as="h2">{title || words.byPrice}</Text>
      <ul className="plain-columns">
        {tags.map(({ price, text, url }) => (
          <li key={price}>
            <Link to={url}>
              {words.upTo} <Price amount={price} /> <MerchantText>{text}</MerchantText>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
