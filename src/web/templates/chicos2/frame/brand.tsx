import { useShop } from "../../../shell/shell.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Text } from "../../../ui/text.tsx"
import { textLength } from "./text-length.ts"

/** The name of the shop on the spine. */
export function Brand() {
  const { name } = useShop()
  return (
    <Link className="brand" to="/" data-length={textLength(name)}>
      <Text as="span" className="wordmark">
        {name}
      </Text>
    </Link>
  )
}
