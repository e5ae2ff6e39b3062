import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { MerchantText } from "../../../ui/text.tsx"

/** The categories below this one, in words. The top ones are on the plan already. */
export function Kinds({ kinds, choice }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  if (kinds.length === 0 || choice.categoryId === null) return null
  return (
    <nav className="kinds" aria-label={words.allKinds}>
      <ul className="run">
        {kinds.map(({ id, name, count }) => (
          <li key={id}>
            <Link className="tap" to={listAddress(choice, { categoryId: id })}>
              <MerchantText>{name}</MerchantText> <small className="count">{count}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
