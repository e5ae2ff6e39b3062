import type { CardGoods } from "../../../features/catalog/goods.ts"

/** Whether a row can send so many pieces by itself: nothing is to be chosen, asked or waited for. */
export const isOrderable = ({ needsChoice, price, inStock }: CardGoods) => !needsChoice && price > 0 && inStock
