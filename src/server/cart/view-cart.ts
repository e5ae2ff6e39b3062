import type { SQL } from "drizzle-orm"
import type { Cart, KeptLine } from "../../contract/cart-calls.ts"
import type { Shop } from "../shop.ts"
import { cartGoods, cartOf, linesKept } from "./cart-goods.ts"
import { lineShown, reckoningShown } from "./cart-shown.ts"
import { runningPromotions } from "./order-promotions.ts"
import { isBuyable, priceLines } from "./price-lines.ts"
import { reckonLines } from "./reckon-lines.ts"

/** The member's cart with today's prices. Two queries. */
export function memberCart(shop: Shop, memberId: number): Promise<Cart> {
  return viewed(shop, cartOf(shop.site.id, memberId))
}

/** The same for a cart that a guest's browser keeps. */
export function guestCart(shop: Shop, items: readonly KeptLine[]): Promise<Cart> {
  return viewed(shop, linesKept(items))
}

async function viewed(shop: Shop, wanted: SQL): Promise<Cart> {
  const [goods, running] = await Promise.all([cartGoods(shop, shop.db, wanted), runningPromotions(shop, shop.db)])
  const lines = priceLines(shop, goods, shop.region)
  const bought = lines.filter((line) => line.goods.selected).filter(isBuyable)
  const reckoned = reckonLines(shop, bought, running, null)
  return { list: lines.map((line) => lineShown(shop, line)), ...reckoningShown(shop, bought, reckoned) }
}
