import { sql } from "drizzle-orm"
import type { Queries } from "../../../../db/database.ts"
import { indexGoods } from "../../../../db/index-goods.ts"
import { isRefused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { lockOneGoods } from "../lock-goods.ts"

type Copy = { id: number; dno: string; dnames?: string | undefined }

/** Adds a good like another one: texts, pictures, places, choices, prices. It has no pieces, no reviews, and is off sale. */
export async function copyGoods(
  context: StaffContext,
  { id, dno, dnames }: Copy,
): Promise<{ id: number; updated_at: string } | Refused> {
  const { site, now } = context.shop
  return auditedTransaction(context, async (tx, note) => {
    const model = await lockOneGoods(tx, site.id, id)
    if (isRefused(model)) return model
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into goods (site_id, name, subtitle, number, moq, on_sale, encrypted, tax_class, self_activity, rank,
        created_at, updated_at)
      select site_id, ${dnames ?? model.name}, subtitle, ${dno}, moq, false, encrypted, tax_class, self_activity, rank,
        ${now.toISOString()}, ${now.toISOString()}
      from goods where site_id = ${site.id} and id = ${id} returning id`)
    const [copy] = rows
    if (!copy) throw new Error("The good was not stored")
    for (const table of PARTS) await copyRows(tx, site.id, table, id, copy.id)
    await copyVariants(tx, site.id, { from: id, to: copy.id, number: dno })
    await indexGoods(tx, site.id, [copy.id])
    await note("goods.copy", `goods ${copy.id}`, { name: dnames ?? model.name, of: id })
    return { id: copy.id, updated_at: now.toISOString() }
  })
}

/** What hangs on a good, by table: the columns that are the same of the copy. */
const PARTS = [
  ["goods_text", "description, attributes, video, seo_title, seo_description, seo_keywords"],
  ["goods_picture", "media_id, position"],
  ["goods_category", "category_id, position"],
  ["goods_tag", "tag_id"],
  ["goods_relation", "related_id, position"],
  ["goods_spec_value", "spec_id, spec_value_id, spec_position, position, media_id"],
] as const

async function copyRows(
  tx: Queries,
  siteId: number,
  [table, columns]: (typeof PARTS)[number],
  from: number,
  to: number,
): Promise<void> {
  await tx.execute(sql`
    insert into ${sql.identifier(table)} (site_id, goods_id, ${sql.raw(columns)})
    select site_id, ${to}::int, ${sql.raw(columns)} from ${sql.identifier(table)}
    where site_id = ${siteId} and goods_id = ${from}`)
}

/** Variants that are sold get the copy's number with their place behind it; prices by quantity come along. */
async function copyVariants(
  tx: Queries,
  siteId: number,
  { from, to, number }: { from: number; to: number; number: string },
): Promise<void> {
  await tx.execute(sql`
    with model as (
      select v.*, row_number() over (order by v.position, v.id) as place from variant v
      where v.site_id = ${siteId} and v.goods_id = ${from} and v.on_sale
    ), made as (
      insert into variant (site_id, goods_id, number, price, original_price, stock, weight, media_id, position)
      select site_id, ${to}::int, left(${number}, 50) || '-' || place, price, original_price, 0, weight, media_id, place - 1
      from model returning id, position
    ), pair as (
      select m.id as model_id, n.id as made_id from model m join made n on n.position = m.place - 1
    ), priced as (
      insert into variant_region_price (site_id, variant_id, region_id, price)
      select p.site_id, pair.made_id, p.region_id, p.price from variant_region_price p
        join pair on pair.model_id = p.variant_id
    ), tiers as (
      insert into tier_price (site_id, goods_id, variant_id, begin, price)
      select t.site_id, ${to}::int, pair.made_id, t.begin, t.price from tier_price t
        left join pair on pair.model_id = t.variant_id
      where t.site_id = ${siteId} and t.goods_id = ${from} and (t.variant_id is null or pair.made_id is not null)
    )
    insert into variant_spec_value (site_id, goods_id, variant_id, spec_id, spec_value_id)
    select x.site_id, ${to}::int, pair.made_id, x.spec_id, x.spec_value_id
    from variant_spec_value x join pair on pair.model_id = x.variant_id`)
  await tx.execute(sql`
    insert into tier_region_price (site_id, tier_id, region_id, price)
    select p.site_id, n.id, p.region_id, p.price
    from tier_region_price p join tier_price t on t.id = p.tier_id
      left join variant v on v.id = t.variant_id
      join tier_price n on n.goods_id = ${to} and n.begin = t.begin
      left join variant w on w.id = n.variant_id
    where t.site_id = ${siteId} and t.goods_id = ${from}
      and (t.variant_id is null and n.variant_id is null or w.position = (
        select count(*) from variant b where b.goods_id = ${from} and b.on_sale
          and (b.position, b.id) < (v.position, v.id)))`)
}
