import { useShop } from "../../../shell/shell.ts"
import { MerchantText } from "../../../ui/text.tsx"

const SHORT = 10
const MEDIUM = 18

/** The sleeve on the end of a wire, and the shop's name. */
export function Brand() {
  const { name } = useShop()
  const length = name.length <= SHORT ? undefined : name.length <= MEDIUM ? "medium" : "long"
  return (
    <>
      <svg className="brand-mark" width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
        <path d="M3 10h11l4 4h13v6H18l-4 4H3z" />
        <path d="M31 16h3v2h-3z" />
      </svg>
      <MerchantText className="brand-name" data-length={length}>
        {name}
      </MerchantText>
    </>
  )
}
