import { useShop } from "../../../shell/shell.ts"
import { ShopMark } from "../../../ui/shop-mark.tsx"
import { MerchantText } from "../../../ui/text.tsx"

const SHORT = 10
const MEDIUM = 18

/** The shop's sign, or the sleeve on the end of a wire, and its name. */
export function Brand() {
  const { name } = useShop()
  const length = name.length <= SHORT ? undefined : name.length <= MEDIUM ? "medium" : "long"
  return (
    <>
      <ShopMark className="brand-mark">
        <svg className="brand-mark" width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
          <path d="M3 10h11l4 4h16v6H18l-4 4H3z" />
        </svg>
      </ShopMark>
      <MerchantText className="brand-name" data-length={length}>
        {name}
      </MerchantText>
    </>
  )
}
