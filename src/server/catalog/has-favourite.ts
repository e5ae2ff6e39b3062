import { and, eq } from "drizzle-orm"
import { favourite } from "../../db/schema/member.ts"
import type { Shop } from "../shop.ts"
import type { Member } from "../who.ts"

/** Whether this member has put the good among the favourites. */
export async function hasFavourite({ db, site }: Shop, member: Member, goodsId: number): Promise<boolean> {
  return (await db.$count(favourite, isFavourite(site.id, member.id, goodsId))) > 0
}

export const isFavourite = (siteId: number, memberId: number, goodsId: number) =>
  and(eq(favourite.siteId, siteId), eq(favourite.memberId, memberId), eq(favourite.goodsId, goodsId))
