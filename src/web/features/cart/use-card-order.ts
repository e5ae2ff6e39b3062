import { useId, useState } from "react"
import { MAX_QUANTITY } from "../../../domain/constants.ts"
import type { Money } from "../../../domain/pricing/money.ts"
import { cardTiers, reachedTier } from "../catalog/card-tiers.ts"
import type { CardGoods, PriceTier } from "../catalog/goods.ts"
import type { BuyBox } from "./use-buy-box.ts"

export type CardOrder = Pick<BuyBox, "formId" | "action" | "quantity" | "minimum" | "setQuantity"> & {
  tiers: PriceTier[]
  /** Of one piece at this quantity. */
  price: Money
}

/** A quantity on a card or in a row, which goes into the cart from there, and what a piece then costs. */
export function useCardOrder(goods: CardGoods): CardOrder {
  const formId = useId()
  const minimum = goods.minimumQuantity ?? 1
  const [quantity, setQuantity] = useState(minimum)
  const tiers = cardTiers(goods)
  return {
    formId,
    action: goods.url,
    quantity,
    minimum,
    setQuantity: (wanted) => setQuantity(Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(wanted) || minimum))),
    tiers,
    price: reachedTier(tiers, quantity)?.price ?? goods.price,
  }
}
