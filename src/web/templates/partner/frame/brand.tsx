import { useShop } from "../../../shell/shell.ts"
import { ShopMark } from "../../../ui/shop-mark.tsx"
import { MerchantText } from "../../../ui/text.tsx"

/** Names longer than this are set smaller. */
const SHORT = 12

export function Brand() {
  const { name } = useShop()
  return (
    <>
      <BrandMark />
      <MerchantText className="brand-name" data-length={name.length > SHORT ? "long" : undefined}>
        {name}
      </MerchantText>
    </>
  )
}

/** The shop's own sign, or steps that go down. */
export const BrandMark = () => (
  <ShopMark>
    <svg className="steps-mark" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" data-mirrored>
      <path d="M0 0h10v10h10v10h10v10h10v10H0Z" fill="currentColor" />
    </svg>
  </ShopMark>
)
