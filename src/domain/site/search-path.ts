import { tidyOrderNumber } from "../orders/order-number.ts"
import { goodsSearchPath, orderPath } from "./route-address.ts"

export type SearchKind = "product" | "order"

/** Where a search leads: goods to `/SaleGoods/lists?p=1&keywords=`, orders to `/Center/Order/`; empty text nowhere. */
export function searchPath(kind: SearchKind, text: string): string | null {
  const wanted = text.trim()
  if (kind === "product" || wanted === "") return goodsSearchPath(wanted)
  return orderPath(tidyOrderNumber(wanted) ?? wanted)
}
