import { and, eq, sql } from "drizzle-orm"
import type { adminGoodsCalls } from "../../../../contract/admin/goods-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import type { Queries } from "../../../../db/database.ts"
import { goods, goodsCategory, goodsPicture, goodsRelation, goodsTag, tag } from "../../../../db/schema/goods.ts"
import { refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { intList } from "../int-list.ts"
import { unknownPictures } from "../unknown-pictures.ts"
import { wrongField } from "../wrong-field.ts"

type GoodsSent = BodyOf<(typeof adminGoodsCalls)["POST /api/admin/goods/save"]>
type Parts = Pick<GoodsSent, "id" | "categories" | "tags" | "relations" | "pictures">

/** Refuses what a good cannot have because this shop does not have it. */
export async function unknownParts(tx: Queries, siteId: number, sent: Parts): Promise<Refused | null> {
  const pictures = await unknownPictures(tx, siteId, sent.pictures ?? [])
  if (pictures) return pictures
  // Held, so that a category which is being moved or renamed is indexed with its new name, whoever comes first.
  const categories = await missing(
    tx,
    sent.categories,
    (ids) => sql`
    select id from category where site_id = ${siteId} and id = any(${ids}) order by id for share`,
  )
  if (categories.length > 0) return refused("unknownCategory", { ids: categories })
  const tags = await missing(
    tx,
    sent.tags,
    (ids) => sql`
    select id from ${tag} where site_id = ${siteId} and id = any(${ids})`,
  )
  if (tags.length > 0) return refused("unknownRow", { field: "tags", ids: tags })
  if (sent.id !== undefined && sent.relations?.includes(sent.id)) return wrongField("relations", "invalid")
  const related = await missing(
    tx,
    sent.relations,
    (ids) => sql`
    select id from ${goods} where site_id = ${siteId} and id = any(${ids})`,
  )
  return related.length > 0 ? refused("unknownGoods", { field: "relations", ids: related }) : null
}

async function missing(
  tx: Queries,
  wanted: readonly number[] | undefined,
  found: (ids: ReturnType<typeof intList>) => ReturnType<typeof sql>,
): Promise<number[]> {
  if (!wanted || wanted.length === 0) return []
  const { rows } = await tx.execute<{ id: number }>(found(intList(wanted)))
  return wanted.filter((id) => !rows.some((row) => row.id === id))
}

/** Gives a good exactly these categories, tags, relations and pictures; of what was not sent it keeps those it has. */
export async function replaceGoodsParts(tx: Queries, siteId: number, goodsId: number, sent: Parts): Promise<void> {
  const of = <Table extends typeof goodsCategory | typeof goodsTag | typeof goodsRelation | typeof goodsPicture>(
    table: Table,
  ) => and(eq(table.siteId, siteId), eq(table.goodsId, goodsId))
  if (sent.categories) {
    await tx.delete(goodsCategory).where(of(goodsCategory))
    const rows = sent.categories.map((categoryId, position) => ({ siteId, goodsId, categoryId, position }))
    if (rows.length > 0) await tx.insert(goodsCategory).values(rows)
  }
  if (sent.tags) {
    await tx.delete(goodsTag).where(of(goodsTag))
    if (sent.tags.length > 0) await tx.insert(goodsTag).values(sent.tags.map((tagId) => ({ siteId, goodsId, tagId })))
  }
  if (sent.relations) {
    await tx.delete(goodsRelation).where(of(goodsRelation))
    const rows = sent.relations.map((relatedId, position) => ({ siteId, goodsId, relatedId, position }))
    if (rows.length > 0) await tx.insert(goodsRelation).values(rows)
  }
  if (sent.pictures) {
    await tx.delete(goodsPicture).where(of(goodsPicture))
    const rows = sent.pictures.map((mediaId, position) => ({ siteId, goodsId, mediaId, position }))
    if (rows.length > 0) await tx.insert(goodsPicture).values(rows)
  }
}
