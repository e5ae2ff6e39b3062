import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { aisleOf } from "../frame/aisle-of.ts"
import { textLength } from "../frame/text-length.ts"

/** A board with the number of the aisle (of goods, where it is none), what stands there, and its kinds. */
export function AisleHead({ title, text, choice, kinds, total, corrected }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const grouped = useGrouped()
  const { categories } = useShop()
  const aisle = aisleOf(categories, choice.categoryId)
  const number = grouped(aisle ?? total)
  return (
    <header className="aisle-head">
      <p className="aisle-number" data-length={number.length > 2 ? "long" : undefined}>
        <small>{aisle ? words.aisle : words.goods}</small> {number}
      </p>
      <div className="aisle-copy">
        <Text as="h1" data-length={textLength(title)}>
          {title}
        </Text>
        {corrected && <p>{fill(words.correctedTo, { corrected })}</p>}
        <Text>{text}</Text>
      </div>
      {kinds.length > 0 && (
        <nav className="kinds" aria-label={words.categories}>
          <ul className="run">
            {kinds.map(({ id, name, image, count }) => (
              <li key={id}>
                <Link to={listAddress(choice, { categoryId: id })}>
                  {image && <Picture src={image} alt="" sizes="112px" width={112} height={112} />}
                  <MerchantText>{name}</MerchantText> <small>{grouped(count)}</small>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  )
}
