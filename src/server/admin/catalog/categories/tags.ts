import { and, asc, eq, sql } from "drizzle-orm"
import type { adminCategoryCalls } from "../../../../contract/admin/category-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import type { CallReply } from "../../../../contract/calls.ts"
import { indexGoods } from "../../../../db/index-goods.ts"
import { tag } from "../../../../db/schema/goods.ts"
import { GOODS_TAGS } from "../../../../domain/catalog/tags.ts"
import { refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import type { Shop } from "../../../shop.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { intList } from "../int-list.ts"

type TagSent = BodyOf<(typeof adminCategoryCalls)["POST /api/admin/tag/save"]>

const shown = { id: tag.id, type: tag.type, dnames: tag.name }
const own = ({ site }: Shop, id: number) => and(eq(tag.siteId, site.id), eq(tag.id, id))

export async function listTags({ db, site }: Shop): Promise<CallReply<"GET /api/admin/tag/lists">["list"]> {
  const goodsCount = sql<number>`(
    select count(*)::int from goods_tag x where x.site_id = ${tag}.site_id and x.tag_id = ${tag}.id)`
  return db
    .select({ ...shown, position: tag.position, goodsCount })
    .from(tag)
    .where(eq(tag.siteId, site.id))
    .orderBy(asc(tag.position), asc(tag.id))
}

/** A new tag is one of the shop's own; the fixed ones can be renamed. */
export async function saveTag(
  context: StaffContext,
  { id, dnames, position }: TagSent,
): Promise<CallReply<"POST /api/admin/tag/save"> | Refused> {
  const { shop } = context
  return auditedTransaction(context, async (tx, note) => {
    const [row] =
      id === undefined
        ? await tx
            .insert(tag)
            .values({ siteId: shop.site.id, type: GOODS_TAGS.custom, name: dnames, position })
            .returning(shown)
        : await tx.update(tag).set({ name: dnames, position }).where(own(shop, id)).returning(shown)
    if (!row) return refused("unknownRow")
    await note(id === undefined ? "tag.add" : "tag.change", `tag ${row.id}`, { name: dnames, position })
    return row
  })
}

/** Removes a tag of the shop's own; goods lose it. */
export async function removeTag(context: StaffContext, id: number): Promise<{ id: number } | Refused> {
  const { shop } = context
  return auditedTransaction(context, async (tx, note) => {
    const [gone] = await tx.select(shown).from(tag).where(own(shop, id)).for("update")
    if (!gone) return refused("unknownRow")
    if (gone.type !== GOODS_TAGS.custom) return refused("inUse", { type: gone.type })
    const { rows } = await tx.execute<{ id: number }>(sql`
      select id from goods where site_id = ${shop.site.id} and tag_ids @> ${intList([id])} order by id`)
    await tx.delete(tag).where(own(shop, id))
    await indexGoods(
      tx,
      shop.site.id,
      rows.map((row) => row.id),
    )
    await note("tag.remove", `tag ${id}`, { name: gone.dnames, goods: rows.length })
    return { id }
  })
}
