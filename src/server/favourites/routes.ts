import type { favouriteCalls } from "../../contract/favourite-calls.ts"
import type { Handlers } from "../api/handlers.ts"
import { addFavourite, removeFavourite } from "./change-favourites.ts"
import { listFavourites } from "./list-favourites.ts"

export const favouriteHandlers: Handlers<typeof favouriteCalls> = {
  "GET /api/goods/collect": ({ shop, member, query }) => listFavourites(shop, member, query),
  "POST /api/goods/addCollect": ({ shop, member, body }) => addFavourite(shop, member, body.goods_id),
  "POST /api/goods/deleteCollect": ({ shop, member, body }) => removeFavourite(shop, member, body.goods_id),
}
