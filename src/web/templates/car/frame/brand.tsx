import { useShop } from "../../../shell/shell.ts"
import { ShopMark } from "../../../ui/shop-mark.tsx"
import { MerchantText } from "../../../ui/text.tsx"
import { titleLength } from "./title-length.ts"

/** The shop's sign, cut in two colours at the angle, and its name. */
export function Brand() {
  const { name } = useShop()
  return (
    <>
      <ShopMark>
        <svg data-slot="shop-mark" viewBox="0 0 44 44" aria-hidden="true">
          <path d="M13 2h14l-9.400 40h-14z" />
          <path className="brand-lean" d="M31 2h9.400l-9.400 40h-9.400z" />
        </svg>
      </ShopMark>
      <MerchantText className="brand-name" data-length={titleLength(name)}>
        {name}
      </MerchantText>
    </>
  )
}
