import { useState } from "react"
import type { ItemGoods } from "../catalog/goods.ts"
import { quotedPieces } from "../catalog/quoted-price.ts"
import { useQuotedQuantity } from "../catalog/quoted-quantity.ts"
import { type BuyBox, useBuyBox } from "./use-buy-box.ts"

/** The choices on an item page, which opens with the quantity that this browser wants prices for, and follows it. */
export function useQuotedBuyBox(goods: ItemGoods): BuyBox {
  const box = useBuyBox(goods)
  const asked = useQuotedQuantity()
  const [followed, follow] = useState<number | null>(null)
  if (followed !== asked) {
    follow(asked)
    if (asked !== null) box.setQuantity(quotedPieces(goods, asked))
  }
  return box
}
