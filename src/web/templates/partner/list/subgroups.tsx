import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { MerchantText } from "../../../ui/text.tsx"
import { groupOf } from "../frame/groups.ts"

/** What the group is divided into, as a register below its title. */
export function Subgroups({ kinds, choice, total }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const grouped = useGrouped()
  if (kinds.length === 0) return null
  return (
    <nav className="subgroups" aria-label={words.categories}>
      <ul className="run">
        <li>
          <Link to={listAddress(choice)} aria-current="true">
            <b>{words.allKinds}</b>
            <small>{grouped(total)}</small>
          </Link>
        </li>
        {kinds.map((kind, place) => {
          const { number, name } = groupOf(kind.name, place)
          return (
            <li key={kind.id}>
              <Link to={listAddress(choice, { categoryId: kind.id })}>
                <span>{number}</span>
                <b>
                  <MerchantText>{name}</MerchantText>
                </b>
                <small>{grouped(kind.count)}</small>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
