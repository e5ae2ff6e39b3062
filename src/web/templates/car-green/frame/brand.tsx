import { widthOf } from "../../../frame/entries-in-bar.ts"
import { useShop } from "../../../shell/shell.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { ShopMark } from "../../../ui/shop-mark.tsx"
import { MerchantText } from "../../../ui/text.tsx"
import { textLength } from "./text-length.ts"

/** A longer name stands small on a phone. */
const MEDIUM = 12

/** The shop's sign, else a capsule that is charged under the pointer, and its name. */
export function Brand() {
  const { name } = useShop()
  return (
    <Link className="brand" to="/" data-length={textLength(name) ?? (widthOf(name) > MEDIUM ? "medium" : undefined)}>
      <ShopMark>
        <svg data-slot="shop-mark" viewBox="0 0 56 28" aria-hidden="true">
          <rect x="1.5" y="1.5" width="53" height="25" rx="12.5" />
          <rect className="brand-charge" x="6" y="6" width="30" height="16" rx="8" />
        </svg>
      </ShopMark>
      <MerchantText className="brand-name">{name}</MerchantText>
    </Link>
  )
}
