import { useShop } from "../../../shell/shell.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { ShopMark } from "../../../ui/shop-mark.tsx"
import { Text } from "../../../ui/text.tsx"
import { titleLength } from "./title-length.ts"

/** The shop's sign over its name, and what it says of itself below. */
export function Brand() {
  const { name, slogan } = useShop()
  return (
    <Link className="brand" to="/" data-length={titleLength(name)}>
      <ShopMark>
        <i className="star" aria-hidden="true" />
      </ShopMark>
      <Text as="span" className="wordmark">
        {name}
      </Text>
      <Text as="small" className="ellipsis">
        {slogan}
      </Text>
    </Link>
  )
}
