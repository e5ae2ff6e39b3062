import { and, eq } from "drizzle-orm"
import type { adminGoodsCalls } from "../../../../contract/admin/goods-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import type { Queries } from "../../../../db/database.ts"
import { indexGoods } from "../../../../db/index-goods.ts"
import { goods, goodsText } from "../../../../db/schema/goods.ts"
import { isRefused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { cleanHtml } from "../../../clean-html.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { lockOneGoods, stampGoods } from "../lock-goods.ts"
import { replaceGoodsParts, unknownParts } from "./goods-parts.ts"

type GoodsSent = BodyOf<(typeof adminGoodsCalls)["POST /api/admin/goods/save"]>

/** Adds a good, or changes what was sent of one. */
export async function saveGoods(
  context: StaffContext,
  sent: GoodsSent,
): Promise<{ id: number; updated_at: string } | Refused> {
  const { site, now } = context.shop
  return auditedTransaction(context, async (tx, note) => {
    const unknown = await unknownParts(tx, site.id, sent)
    if (unknown) return unknown
    const saved =
      sent.id === undefined ? await addGoods(tx, site.id, sent, now) : await changeGoods(tx, site.id, sent, now)
    if (isRefused(saved)) return saved
    await saveText(tx, site.id, saved.id, sent)
    await replaceGoodsParts(tx, site.id, saved.id, sent)
    await indexGoods(tx, site.id, [saved.id])
    const { id: _id, updated_at: _read, ...fields } = sent
    const action = sent.id === undefined ? "goods.add" : "goods.change"
    await note(action, `goods ${saved.id}`, { name: sent.dnames, fields: Object.keys(fields) })
    return saved
  })
}

/** What stands on the good itself; what was not sent is not touched. */
const columnsOf = (sent: GoodsSent) => ({
  name: sent.dnames,
  subtitle: sent.subtitle,
  number: sent.dno,
  moq: sent.moq,
  onSale: sent.onSale,
  encrypted: sent.isEncrypted,
  selfActivity: sent.selfActivity,
  taxClass: sent.taxClass,
  rank: sent.rank,
})

/** A new good is not on sale until somebody says so: it has no variants yet. */
async function addGoods(tx: Queries, siteId: number, sent: GoodsSent, now: Date) {
  const { name = "", number = "", onSale = false, ...rest } = columnsOf(sent)
  const [row] = await tx
    .insert(goods)
    .values({ siteId, name, number, onSale, ...rest, createdAt: now, updatedAt: now })
    .returning({ id: goods.id, updatedAt: goods.updatedAt })
  if (!row) throw new Error("The good was not stored")
  await tx.insert(goodsText).values({ siteId, goodsId: row.id })
  return { id: row.id, updated_at: row.updatedAt.toISOString() }
}

async function changeGoods(tx: Queries, siteId: number, sent: GoodsSent, now: Date) {
  const lock = sent.dno === undefined ? "change" : "renumber"
  const before = await lockOneGoods(tx, siteId, sent.id ?? 0, sent.updated_at, lock)
  if (isRefused(before)) return before
  const columns = columnsOf(sent)
  if (Object.values(columns).some((value) => value !== undefined))
    await tx
      .update(goods)
      .set(columns)
      .where(and(eq(goods.siteId, siteId), eq(goods.id, before.id)))
  return stampGoods(tx, siteId, before, now)
}

async function saveText(tx: Queries, siteId: number, goodsId: number, sent: GoodsSent): Promise<void> {
  const columns = {
    description: sent.description === undefined ? undefined : cleanHtml(sent.description),
    attributes: sent.attributes,
    video: sent.video,
    seoTitle: sent.seo?.title,
    seoDescription: sent.seo?.description,
    seoKeywords: sent.seo?.keywords,
  }
  if (Object.values(columns).every((value) => value === undefined)) return
  await tx
    .insert(goodsText)
    .values({ siteId, goodsId, ...columns })
    .onConflictDoUpdate({ target: goodsText.goodsId, set: columns })
}
