import type { CardGoods, ItemGoods } from "../features/catalog/goods.ts"
import type { Reviews } from "../features/catalog/reviews/reviews.ts"
import type { Crumb } from "./list-props.ts"

/** The item page as a template shows it. */
export type ItemPageProps = {
  goods: ItemGoods
  crumbs: Crumb[]
  /** Absent where the shop has reviews switched off. */
  reviews: Reviews | null
  related: CardGoods[]
}
