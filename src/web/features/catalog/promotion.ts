/** A goods promotion that is running. */
export type Promotion = { name: string; endsAt: string }

/** The same with its goods, by their ids. */
export type PromotionGoods = Promotion & { id: number; goodsIds: number[] }
