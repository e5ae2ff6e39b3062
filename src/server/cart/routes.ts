import type { cartCalls } from "../../contract/cart-calls.ts"
import type { Handlers } from "../api/handlers.ts"
import { addToCart, deleteFromCart, editCart, mergeCart } from "./change-cart.ts"
import { guestCart, memberCart } from "./view-cart.ts"

export const cartHandlers: Handlers<typeof cartCalls> = {
  "GET /api/goods/cart": ({ shop, member }) => memberCart(shop, member.id),
  "POST /api/goods/addCart": ({ shop, member, body }) => addToCart(shop, member.id, body),
  "POST /api/goods/editCart": ({ shop, member, body }) => editCart(shop, member.id, body),
  "POST /api/goods/deleteCart": ({ shop, member, body }) => deleteFromCart(shop, member.id, body.detail_id),
  "POST /api/goods/mergeCart": ({ shop, member, body }) => mergeCart(shop, member.id, body.items),
  "POST /api/goods/cartView": ({ shop, body }) => guestCart(shop, body.items),
}
