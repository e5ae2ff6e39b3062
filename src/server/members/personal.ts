import { sql } from "drizzle-orm"
import type { CallReply } from "../../contract/calls.ts"
import type { Shop } from "../shop.ts"
import type { Member } from "../who.ts"

/** What a page shows of a member beside what it shows to everyone: one query. */
export async function personalOf(
  { db, site }: Shop,
  { id, userName, email }: Member,
  goods: readonly number[],
): Promise<CallReply<"GET /api/user/personal">> {
  const { rows } = await db.execute<{ cartCount: number; favourites: number[] }>(sql`
    select (select coalesce(sum(number), 0)::int from cart_line where site_id = ${site.id} and member_id = ${id})
        as "cartCount",
      (select coalesce(json_agg(goods_id order by goods_id), '[]') from favourite
        where site_id = ${site.id} and member_id = ${id} and goods_id = any(${sql.param(goods)}::int[])) as favourites`)
  return { userName, email, cartCount: rows[0]?.cartCount ?? 0, favourites: rows[0]?.favourites ?? [] }
}
