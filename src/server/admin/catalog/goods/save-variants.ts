import { and, eq, inArray, sql } from "drizzle-orm"
import type { VariantsSent } from "../../../../contract/admin/variants-sent.ts"
import type { CallReply } from "../../../../contract/calls.ts"
import type { Queries } from "../../../../db/database.ts"
import { indexGoods } from "../../../../db/index-goods.ts"
import { variant, variantSpecValue } from "../../../../db/schema/variant.ts"
import { fromDecimal } from "../../../../domain/pricing/money.ts"
import { isRefused, refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { lockOneGoods, lockVariants, stampGoods } from "../lock-goods.ts"
import { regionIds } from "../region-ids.ts"
import { unknownPictures } from "../unknown-pictures.ts"
import { noteStockMoves } from "./note-stock-moves.ts"
import { type OfferedSpecs, offerSpecs } from "./offer-specs.ts"
import { retireVariants } from "./retire-variants.ts"
import { saveRegionPrices } from "./save-region-prices.ts"

type VariantSent = VariantsSent["variants"][number]
type Held = { id: number; number: string }
type Kept = VariantSent & { id: number; position: number }
type Added = VariantSent & { position: number }

/** Replaces the variants of a good: kept ones are changed, new ones added, missing ones removed or taken off sale. */
export async function saveVariants(
  context: StaffContext,
  sent: VariantsSent,
): Promise<CallReply<"POST /api/admin/goods/variants"> | Refused> {
  const { site, now } = context.shop
  return auditedTransaction(context, async (tx, note) => {
    const held = await lockVariants(tx, site.id, [sent.goods_id])
    const good = await lockOneGoods(tx, site.id, sent.goods_id, sent.updated_at)
    if (isRefused(good)) return good
    const ofGood = and(eq(variant.siteId, site.id), eq(variant.goodsId, good.id))
    const present = await tx.select({ id: variant.id }).from(variant).where(ofGood)
    // A colleague has added some between the two locks.
    if (present.length !== held.length) return refused("notPossibleNow", { updated_at: good.updatedAt.toISOString() })
    const media = [...sent.variants, ...sent.specs.flatMap(({ values }) => values)].map(({ media_id }) => media_id)
    const unknown = await unknownPictures(tx, site.id, media)
    if (unknown) return unknown

    const codes = sent.variants.flatMap(({ region_prices = [] }) => region_prices.map(({ region_code }) => region_code))
    const regions = await regionIds(tx, codes, "variants")
    if (isRefused(regions)) return regions
    const plan = planned(sent.variants, held)
    if (isRefused(plan)) return plan
    const gone = held.filter(({ id }) => !plan.kept.some((kept) => kept.id === id)).map(({ id }) => id)
    const retired = await retireVariants(tx, site.id, gone)
    const specs = await offerSpecs(tx, site.id, good.id, sent.specs)
    await changeKept(tx, site.id, plan.kept, held)
    const added = await addNew(tx, site.id, good.id, plan.added)
    const begun = added.map(({ id, first_stock }) => ({ variantId: id, before: 0, after: first_stock }))
    await noteStockMoves(
      tx,
      context,
      begun.map((move) => ({ ...move, goodsId: good.id, reason: "counted" })),
    )
    const all = [...plan.kept, ...added]
    await takeSpecValues(tx, { siteId: site.id, goodsId: good.id }, all, specs)
    await saveRegionPrices(tx, site.id, all, regions)
    await indexGoods(tx, site.id, [good.id])
    await note("goods.variants", `goods ${good.id}`, { kept: plan.kept.length, added: added.length, ...retired })
    const stamped = await stampGoods(tx, site.id, good, now)
    const variants = all.toSorted((one, other) => one.position - other.position)
    return { ...stamped, variants: variants.map(({ id, goodNo }) => ({ id, goodNo })) }
  })
}

/** One that comes without its id is known by its number: what was taken off sale can come back under it. */
function planned(sent: readonly VariantSent[], held: readonly Held[]) {
  const idOf = new Map(held.map(({ id, number }) => [number, id]))
  const claimed = new Set(sent.map(({ id }) => id))
  const kept: Kept[] = []
  const added: Added[] = []
  for (const [position, entry] of sent.entries()) {
    const byNumber = idOf.get(entry.goodNo)
    const id = entry.id ?? (claimed.has(byNumber) ? undefined : byNumber)
    if (id === undefined) added.push({ ...entry, position })
    else if (held.some((row) => row.id === id)) kept.push({ ...entry, id, position })
    else return refused("unknownRow", { field: "variants", ids: [id] })
  }
  return { kept, added }
}

const columnsOf = (entry: Added) => ({
  number: entry.goodNo,
  price: fromDecimal(entry.price),
  originalPrice: entry.orginPrice === null ? null : fromDecimal(entry.orginPrice),
  weight: entry.weight,
  mediaId: entry.media_id,
  position: entry.position,
  onSale: entry.onSale,
})

async function changeKept(tx: Queries, siteId: number, kept: readonly Kept[], held: readonly Held[]): Promise<void> {
  const renumbered = kept.filter(({ id, goodNo }) => held.some((row) => row.id === id && row.number !== goodNo))
  // Two may swap their numbers: neither can have the other's before that one has let go of it.
  if (renumbered.length > 0)
    await tx
      .update(variant)
      .set({ number: sql`gen_random_uuid()::text` })
      .where(
        and(
          eq(variant.siteId, siteId),
          inArray(
            variant.id,
            renumbered.map(({ id }) => id),
          ),
        ),
      )
  for (const entry of kept)
    await tx
      .update(variant)
      .set(columnsOf(entry))
      .where(and(eq(variant.siteId, siteId), eq(variant.id, entry.id)))
}

async function addNew(tx: Queries, siteId: number, goodsId: number, added: readonly Added[]): Promise<Kept[]> {
  if (added.length === 0) return []
  const rows = await tx
    .insert(variant)
    .values(added.map((entry) => ({ siteId, goodsId, stock: entry.first_stock, ...columnsOf(entry) })))
    .returning({ id: variant.id, number: variant.number })
  const idOf = new Map(rows.map(({ id, number }) => [number, id]))
  return added.map((entry) => ({ ...entry, id: idOf.get(entry.goodNo) ?? 0 }))
}

async function takeSpecValues(
  tx: Queries,
  of: { siteId: number; goodsId: number },
  variants: readonly Kept[],
  specs: OfferedSpecs,
): Promise<void> {
  if (variants.length === 0) return
  const ids = variants.map(({ id }) => id)
  await tx
    .delete(variantSpecValue)
    .where(and(eq(variantSpecValue.siteId, of.siteId), inArray(variantSpecValue.variantId, ids)))
  const rows = variants.flatMap(({ id, specs: chosen }) =>
    chosen.map(({ name, value }) => ({ ...of, variantId: id, ...specs(name, value) })),
  )
  if (rows.length > 0) await tx.insert(variantSpecValue).values(rows)
}
