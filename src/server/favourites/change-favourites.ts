import { sql } from "drizzle-orm"
import { favourite } from "../../db/schema/member.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { hidesLocked } from "../catalog/goods-entry.ts"
import { isFavourite } from "../catalog/has-favourite.ts"
import type { Shop } from "../shop.ts"
import type { Member } from "../who.ts"

type Changed = { goods_id: number; isCollect: boolean }

/** Adds a good that this visitor can see; a locked one cannot be told from one that is not there. */
export async function addFavourite(
  shop: Shop,
  member: Member,
  goodsId: number,
): Promise<Changed | Refusal<"unknownGoods">> {
  const { db, site, now } = shop
  const { rowCount } = await db.execute(sql`
    insert into favourite (site_id, member_id, goods_id, created_at)
    select site_id, ${member.id}, id, ${now.toISOString()} from goods
    where site_id = ${site.id} and id = ${goodsId} and on_sale and not (encrypted and ${hidesLocked(shop)})
    on conflict (member_id, goods_id) do update set created_at = favourite.created_at`)
  return rowCount ? { goods_id: goodsId, isCollect: true } : refused("unknownGoods")
}

export async function removeFavourite({ db, site }: Shop, member: Member, goodsId: number): Promise<Changed> {
  await db.delete(favourite).where(isFavourite(site.id, member.id, goodsId))
  return { goods_id: goodsId, isCollect: false }
}
