import { type SQL, sql } from "drizzle-orm"
import type { WantedLine } from "../../contract/cart-calls.ts"
import { cartOf, linesSent } from "../cart/cart-goods.ts"
import type { Shop } from "../shop.ts"
import type { Member } from "../who.ts"

type Named = { ids?: number[] | undefined; items?: WantedLine[] | undefined }

/** What is to be bought: lines by themselves, variants of the member's cart, or all that is selected there. Null: nothing. */
export function wantedLines(shop: Shop, member: Member | null, { ids, items }: Named): SQL | null {
  if (items) return linesSent(items.map(({ detail_id, number }) => ({ variantId: detail_id, quantity: number })))
  if (!member) return null
  const cart = cartOf(shop.site.id, member.id)
  // Named ones are wanted whether they are selected in the cart or not.
  return ids
    ? sql`select variant_id, quantity, true as selected, place from (${cart}) c
        where variant_id = any(${sql.param(ids)}::int[])`
    : sql`select * from (${cart}) c where selected`
}
