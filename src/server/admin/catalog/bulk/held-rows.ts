import { sql } from "drizzle-orm"
import type { Queries } from "../../../../db/database.ts"
import type { Money } from "../../../../domain/pricing/money.ts"
import { intList } from "../int-list.ts"
import type { BulkRow } from "./read-rows.ts"

type HeldGoods = {
  id: number
  name: string
  number: string
  moq: number
  onSale: boolean
  updatedAt: string
  categories: number[]
  tags: number[]
}
type HeldVariant = {
  id: number
  goodsId: number
  number: string
  price: Money
  originalPrice: Money | null
  weight: number
  stock: number
}
export type Held = {
  goods: Map<number, HeldGoods>
  variants: Map<number, HeldVariant>
  categories: Set<number>
  tags: Set<number>
  /** Numbers that others have, who keep them. */
  takenNumbers: Set<string>
  takenVariantNumbers: Set<string>
}

/**
 * All that the rows are about, locked as orders lock: variants by id, then goods by id; categories before goods. Whoever gets
 * a new number is locked as removing would, or those who refer to it block.
 */
export async function holdRows(tx: Queries, siteId: number, rows: readonly BulkRow[]): Promise<Held> {
  const categories = await existing(
    tx,
    "category",
    siteId,
    rows.flatMap((row) => row.categories ?? []),
  )
  const tags = await existing(
    tx,
    "tag",
    siteId,
    rows.flatMap((row) => row.tags ?? []),
  )
  const variantIds = rows.flatMap(({ detail_id }) => (detail_id === undefined ? [] : [detail_id]))
  const { rows: variants } = await tx.execute<HeldVariant>(sql`
    select id, goods_id as "goodsId", number, price::float8 as price, original_price::float8 as "originalPrice", weight, stock
    from variant where site_id = ${siteId} and id = any(${intList(variantIds)}) order by id for update`)
  await tx.execute(sql`
    select from goods where site_id = ${siteId} and id = any(${intList(rows.map(({ id }) => id))}) order by id for update`)
  const { rows: goods } = await tx.execute<HeldGoods>(sql`
    select g.id, g.name, g.number, g.moq, g.on_sale as "onSale", g.updated_at as "updatedAt",
      array(select category_id from goods_category x where x.goods_id = g.id order by x.position, x.category_id) as categories,
      array(select tag_id from goods_tag x where x.goods_id = g.id order by x.tag_id) as tags
    from goods g where g.site_id = ${siteId} and g.id = any(${intList(rows.map(({ id }) => id))})`)
  const renumbered = rows.filter(({ dno }) => dno !== undefined)
  const variantsRenumbered = rows.filter(({ goodNo }) => goodNo !== undefined)
  return {
    goods: new Map(goods.map((row) => [row.id, row])),
    variants: new Map(variants.map((row) => [row.id, row])),
    categories,
    tags,
    takenNumbers: await taken(
      tx,
      "goods",
      siteId,
      renumbered.map(({ id, dno = "" }) => ({ id, number: dno })),
    ),
    takenVariantNumbers: await taken(
      tx,
      "variant",
      siteId,
      variantsRenumbered.map(({ detail_id = 0, goodNo = "" }) => ({ id: detail_id, number: goodNo })),
    ),
  }
}

async function existing(
  tx: Queries,
  table: "category" | "tag",
  siteId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from ${sql.identifier(table)} where site_id = ${siteId} and id = any(${intList([...new Set(ids)])})
    order by id for share`)
  return new Set(rows.map(({ id }) => id))
}

/** Of the wanted numbers those that somebody has who is not given another one here. */
async function taken(
  tx: Queries,
  table: "goods" | "variant",
  siteId: number,
  wanted: readonly { id: number; number: string }[],
): Promise<Set<string>> {
  if (wanted.length === 0) return new Set()
  const numbers = sql`${sql.param(wanted.map(({ number }) => number))}::text[]`
  const { rows } = await tx.execute<{ number: string }>(sql`
    select number from ${sql.identifier(table)} where site_id = ${siteId} and number = any(${numbers})
      and id <> all(${intList(wanted.map(({ id }) => id))})`)
  return new Set(rows.map(({ number }) => number))
}
