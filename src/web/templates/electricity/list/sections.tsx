import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { MerchantText } from "../../../ui/text.tsx"

/** The sections of a chapter, side by side below its band. */
export function Sections({ kinds, choice, total }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  if (kinds.length === 0) return null
  return (
    <nav className="kinds" aria-label={words.allKinds}>
      <ul className="run">
        <li>
          <Link to={listAddress(choice)} aria-current="true">
            {words.allKinds} <small>{total}</small>
          </Link>
        </li>
        {kinds.map(({ id, name, count }) => (
          <li key={id}>
            <Link to={listAddress(choice, { categoryId: id })}>
              <MerchantText>{name}</MerchantText> <small>{count}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
