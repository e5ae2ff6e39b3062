import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"

type Category = SectionProps["categories"]["categories"][number]

const QUARTERS = 4
const SUB_NAMES = 4
const SIZES = "(max-width: 47.99rem) 42vw, 290px"

const addressOf = ({ id }: Category) => `/SaleGoods/lists?categoryId=${id}`

/** Four quarters make one disc. Fewer categories make a half or a whole, further ones stand below the list. */
export function CategoryDisc({ title, text, categories, tone }: Toned<SectionProps["categories"]>) {
  const id = useId()
  const words = useWords("goods")
  const quarters = categories.slice(0, QUARTERS)
  const further = categories.slice(QUARTERS)
  return (
    <section className="block quarters" data-tone={tone} aria-labelledby={id}>
      <div className="quarters-in">
        {/* The list beside it has the same links with more to say. */}
        <div className="disc" data-parts={quarters.length} aria-hidden="true">
          {quarters.map((category) => (
            <Link key={category.id} className="module disc-part" to={addressOf(category)} tabIndex={-1}>
              <Picture src={category.image} alt="" sizes={SIZES} />
              <MerchantText className="disc-name">{category.name}</MerchantText>
            </Link>
          ))}
        </div>
        <div className="quarters-list">
          <Text as="h2" id={id}>
            {title || words.categories}
          </Text>
          <Text>{text}</Text>
          <ul className="quarters-rows">
            {quarters.map((category) => (
              <li key={category.id}>
                <Link to={addressOf(category)}>
                  <Text as="strong">{category.name}</Text>
                  <SubNames of={category} />
                  <b>{category.count}</b>
                </Link>
              </li>
            ))}
          </ul>
          {further.length > 0 && (
            <ul className="row quarters-further">
              {further.map((category) => (
                <li key={category.id}>
                  <Link className="pill" to={addressOf(category)}>
                    <MerchantText>{category.name}</MerchantText> <small>{category.count}</small>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  )
}

function SubNames({ of: { sub } }: { of: Category }) {
  if (sub.length === 0) return null
  return (
    <span className="note ellipsis sub-names">
      {sub.slice(0, SUB_NAMES).map(({ id, name }) => (
        <Text as="span" key={id}>
          {name}
        </Text>
      ))}
    </span>
  )
}
