/** The good that the API is asked to put among the favourites, or to take away from them. */
export const writeFavourite = (goodsId: number) => ({ body: { goods_id: goodsId } })
