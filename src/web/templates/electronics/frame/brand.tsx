import { useShop } from "../../../shell/shell.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { ShopMark } from "../../../ui/shop-mark.tsx"
import { Text } from "../../../ui/text.tsx"

/** A name longer than this is set smaller. */
const LONG_NAME = 12

/** The shop's own sign, or a wave where it has none, and its name. */
export function Brand() {
  const { name } = useShop()
  return (
    <Link className="brand" to="/">
      <ShopMark className="brand-mark">
        <svg className="brand-mark" viewBox="0 0 44 36" aria-hidden="true">
          <path d="M2 18h3M9 12v12M15 6v24M21 14v8M27 2v32M33 10v16M39 18h3" />
        </svg>
      </ShopMark>
      <Text as="span" className="brand-name" data-length={name.length > LONG_NAME ? "long" : undefined}>
        {name}
      </Text>
    </Link>
  )
}
