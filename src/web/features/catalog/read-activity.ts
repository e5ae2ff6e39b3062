import { GOODS_PAGE_SIZE } from "../../../contract/goods-calls.ts"

/** The API's question for a page of the goods of the shop's own activity. */
export const activityQuery = (page: number) => ({ query: { current_page: page, page_size: GOODS_PAGE_SIZE } })
