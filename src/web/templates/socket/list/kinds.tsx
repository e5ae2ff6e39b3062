import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText } from "../../../ui/text.tsx"

/** The categories below this one, numbered after its section, in one ruled row. */
export function Kinds({ kinds, choice }: ListPageProps) {
  if (kinds.length === 0) return null
  return (
    <ol className="run kind-row">
      {kinds.map(({ id, name, image }) => (
        <li key={id}>
          <Link to={listAddress({ ...choice, specs: [], min: null, max: null, page: 1 }, { categoryId: id })}>
            <span className="kind-picture">
              <Picture src={image} sizes="72px" width={72} height={72} />
            </span>
            <MerchantText className="clamp">{name}</MerchantText>
          </Link>
        </li>
      ))}
    </ol>
  )
}
