import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { initialOf } from "../frame/initial-of.ts"

/** The categories by their illuminated initials. */
export function Initials({ title, categories, tone }: Toned<SectionProps["categories"]>) {
  const words = useWords("goods")
  return (
    <section className="initials" data-tone={tone} aria-label={title || words.categories}>
      <ul data-count={categories.length}>
        {categories.map(({ id, name, count }) => (
          <li key={id}>
            <Link className="initial" to={`/SaleGoods/lists?categoryId=${id}`}>
              <Text as="span" className="center initial-letter" aria-hidden="true">
                {initialOf(name)}
              </Text>
              <MerchantText className="initial-name">{name}</MerchantText>
              {count > 0 && <small>{count}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
