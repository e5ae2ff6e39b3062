import type { stockWishCalls } from "../../contract/stock-wish-calls.ts"
import type { Handlers } from "../api/handlers.ts"
import { forgetWishes } from "./forget-wishes.ts"
import { takeWish } from "./take-wish.ts"

export const stockWishHandlers: Handlers<typeof stockWishCalls> = {
  "POST /api/goods/tellWhenBack": ({ shop, body }) => takeWish(shop, body.detail_id, body.email),
  "POST /api/goods/forgetWishes": ({ shop, body }) => forgetWishes(shop, body.token),
}
