import { useId } from "react"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText } from "../../../ui/text.tsx"
import type { SectionProps, Toned } from "../../section-props.ts"

const SIZES = "(min-width: 64rem) 25vw, 50vw"

export function PlainCategories({ title, text, categories, tone }: Toned<SectionProps["categories"]>) {
  const id = useId()
  const words = useWords("goods")
  return (
    <section className="plain-section" data-tone={tone} aria-labelledby={id}>
      <h2 id={id}>
        <MerchantText>{title || words.categories}</MerchantText>
      </h2>
      {text && (
        <p>
          <MerchantText>{text}</MerchantText>
        </p>
      )}
      <ul className="plain-columns">
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={`/SaleGoods/lists?categoryId=${category.id}`}>
              {category.image && <Picture src={category.image} alt="" sizes={SIZES} />}
              <MerchantText>{category.name}</MerchantText> <small>{category.count}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
