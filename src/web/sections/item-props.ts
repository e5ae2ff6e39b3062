import type { CallReply } from "../../contract/calls.ts"
import type { GoodsDetail, GoodsEntry } from "../../contract/goods-shapes.ts"
import type { Crumb } from "./list-props.ts"

/** A good as a cached page may show it: whether a variant is in stock, not how many pieces are left. */
export type ItemGoods = Omit<GoodsDetail, "details"> & {
  details: (Omit<GoodsDetail["details"][number], "stock"> & { inStock: boolean })[]
}

export type Remarks = CallReply<"GET /api/goods/remarks">

/** The item page as a template shows it. */
export type ItemPageProps = {
  goods: ItemGoods
  crumbs: Crumb[]
  /** Absent where the shop has reviews switched off. */
  remarks: Remarks | null
  related: GoodsEntry[]
}
