import type { ComponentProps } from "react"
import { MerchantText } from "../../ui/text.tsx"
import { GoodsLink } from "./goods-link.tsx"

type GoodsNameProps = {
  goods: ComponentProps<typeof GoodsLink>["goods"] & { name: string }
  className?: string
}

/** The name of a good in a card or a row, which is the link to it. */
export function GoodsName({ goods, className }: GoodsNameProps) {
  return (
    <h3>
      <GoodsLink goods={goods}>
        <MerchantText className={className}>{goods.name}</MerchantText>
      </GoodsLink>
    </h3>
  )
}
