import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText } from "../../../ui/text.tsx"

/** The categories below this one, each with a picture: one line that is swiped. */
export function Kinds({ kinds, choice, total }: ListPageProps) {
  const words = useWords("goods")
  if (kinds.length === 0) return null
  return (
    <nav className="kinds" aria-label={words.categories}>
      <ul className="run">
        <li>
          <Link to={listAddress(choice)} aria-current="true">
            {fill(words.allOf, { count: total })}
          </Link>
        </li>
        {kinds.map(({ id, name, image, count }) => (
          <li key={id}>
            <Link to={listAddress(choice, { categoryId: id })}>
              {image && <Picture src={image} alt="" sizes="44px" width={44} height={44} />}
              <MerchantText>{name}</MerchantText> <small>{count}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
