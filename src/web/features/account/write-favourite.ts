import { FAVOURITE_PAGE_SIZE } from "../../../domain/constants.ts"

/** The good that the API is asked to put among the favourites, or to take away from them. */
export const writeFavourite = (goodsId: number) => ({ body: { goods_id: goodsId } })

/** A page of the favourites. */
export const favouritesQuery = (page: number) => ({ query: { current_page: page, page_size: FAVOURITE_PAGE_SIZE } })

/** Where only their number is wanted. */
export const FAVOURITE_COUNT = { query: { page_size: 1 } }
