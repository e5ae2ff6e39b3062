import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Price } from "../../../ui/amounts/price.tsx"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Text } from "../../../ui/text.tsx"

/** Ways to the goods by what they cost at most, as tags on a thread. */
export function PriceTags({ title, tags, tone }: Toned<SectionProps["priceTags"]>) {
  const words = useWords("home")
  const grouped = useGrouped()
  const id = useId()
  return (
    <section className="price-tags" data-tone={tone} aria-labelledby={id}>
      <Text as="h2" id={id}>
        {title || words.byPrice}
      </Text>
      <ul data-count={tags.length}>
        {tags.map(({ price, text, count, url }) => (
          <li key={price} className="swing-tag">
            <Link data-cover to={url}>
              <span>{words.upTo}</span> <Price amount={price} />
            </Link>
            <Text as="strong">{text}</Text>
            <small>{fill(words.inquiryGoods, { count: grouped(count) })}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
