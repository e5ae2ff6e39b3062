import { sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { indexGoods } from "../../db/index-goods.ts"
import { LOW_STOCK } from "../../domain/catalog/stock-reasons.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"

export type Need = { variantId: number; quantity: number }
export type Short = Refusal<"outOfStock", { lines: { goodDetailId: number; available: number }[] }>

/**
 * Takes what is bought from stock, all or none, and of the gifts what is left then: somebody may have got the last one since
 * they were read. Variants are locked in the order of their ids, so that two orders never wait for each other.
 */
export async function takeStock<Gift extends { variantId: number; number: number }>(
  tx: Queries,
  siteId: number,
  bought: readonly Need[],
  gifts: readonly Gift[],
): Promise<Short | { given: Gift[]; gone: Gift[] }> {
  const wanted = summed(bought)
  const touched = [...new Set([...wanted.keys(), ...gifts.map(({ variantId }) => variantId)])]
  const { rows } = await tx.execute<{ id: number; stock: number }>(sql`
    select id, stock from variant where site_id = ${siteId} and id = any(${sql.param(touched)}::int[])
    order by id for no key update`)
  const stock = new Map(rows.map((row) => [row.id, row.stock]))
  const short = [...wanted].filter(([id, quantity]) => (stock.get(id) ?? 0) < quantity)
  if (short.length > 0)
    return refused("outOfStock", {
      lines: short.map(([id]) => ({ goodDetailId: id, available: stock.get(id) ?? 0 })),
    })
  const isLeft = ({ variantId, number }: Gift) => (stock.get(variantId) ?? 0) - (wanted.get(variantId) ?? 0) >= number
  const given = gifts.filter(isLeft)
  const presents = given.map(({ variantId, number }) => ({ variantId, quantity: number }))
  await changeStock(tx, siteId, summed([...bought, ...presents]), -1)
  return { given, gone: gifts.filter((gift) => !isLeft(gift)) }
}

/** Notes what an order has taken, once its lines are written; the variants are still locked, so what is left is theirs. */
export async function noteSold(tx: Queries, order: { id: number; siteId: number }, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into stock_move (site_id, goods_id, variant_id, change, stock, reason, order_id, created_at)
    select l.site_id, v.goods_id, v.id, -sum(l.quantity), v.stock, 'sold', l.order_id, ${now.toISOString()}
    from order_line l join variant v on v.id = l.variant_id
    where l.site_id = ${order.siteId} and l.order_id = ${order.id}
    group by l.site_id, l.order_id, v.id`)
}

export type GivenBack = { orderId: number; reason: "cancelled" | "returned"; now: Date }

/** Gives pieces of an order back to stock, and notes why. */
export async function giveStock(
  tx: Queries,
  siteId: number,
  pieces: readonly Need[],
  { orderId, reason, now }: GivenBack,
): Promise<void> {
  const given = summed(pieces)
  if (given.size === 0) return
  await tx.execute(sql`
    select from variant where site_id = ${siteId} and id = any(${sql.param([...given.keys()])}::int[])
    order by id for no key update`)
  await changeStock(tx, siteId, given, 1)
  await tx.execute(sql`
    insert into stock_move (site_id, goods_id, variant_id, change, stock, reason, order_id, created_at)
    select v.site_id, v.goods_id, v.id, p.quantity, v.stock, ${reason}, ${orderId}::int, ${now.toISOString()}
    from variant v join unnest(${sql.param([...given.keys()])}::int[], ${sql.param([...given.values()])}::int[])
      as p (id, quantity) on p.id = v.id
    where v.site_id = ${siteId}`)
}

async function changeStock(tx: Queries, siteId: number, pieces: Map<number, number>, sign: 1 | -1): Promise<void> {
  if (pieces.size === 0) return
  const { rows } = await tx.execute<{ goodsId: number; isTurn: boolean }>(sql`
    update variant v set stock = v.stock + ${sign}::int * p.quantity
    from unnest(${sql.param([...pieces.keys()])}::int[], ${sql.param([...pieces.values()])}::int[]) as p (id, quantity)
    where v.site_id = ${siteId} and v.id = p.id
    returning v.goods_id as "goodsId", (v.stock > 0) <> (v.stock - ${sign}::int * p.quantity > 0)
      or (v.stock > ${LOW_STOCK}) <> (v.stock - ${sign}::int * p.quantity > ${LOW_STOCK}) as "isTurn"`)
  // Lists only tell whether there is any left, and whether it is time to order more.
  const turned = [...new Set(rows.filter((row) => row.isTurn).map((row) => row.goodsId))]
  if (turned.length > 0)
    await indexGoods(
      tx,
      siteId,
      turned.toSorted((a, b) => a - b),
    )
}

function summed(needs: readonly Need[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { variantId, quantity } of needs) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return sums
}
