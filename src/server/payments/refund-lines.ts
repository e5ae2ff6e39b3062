import { sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { refundFor } from "../../domain/orders/refund.ts"
import { RETURN_STATUS } from "../../domain/orders/return-status.ts"
import { type Money, ZERO } from "../../domain/pricing/money.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import type { RefundedLine } from "./request-refund.ts"

type Pieces = { id: number; quantity: number }
type Line = { id: number; paid: Money; quantity: number; givenBack: number }

/** What pieces of an order's lines cost after all reductions, with their tax. Refused where the money of some has been promised back already. */
export async function refundLines(
  db: Queries,
  order: { siteId: number; orderId: number },
  pieces: readonly Pieces[],
): Promise<RefundedLine[] | Refusal<"notPossibleNow", { why: "moreThanLeft" }>> {
  const lines = new Map((await linesPaid(db, order)).map((line) => [line.id, line]))
  const parts = pieces.map(({ id, quantity }) => {
    const line = lines.get(id)
    return line && line.givenBack + quantity <= line.quantity ? refundedLine(line, quantity) : null
  })
  const known = parts.filter((part) => part !== null)
  return known.length === parts.length ? known : refused("notPossibleNow", { why: "moreThanLeft" })
}

/** The same for a return: pieces whose money went back before come back without. */
export async function refundLinesOfReturn(db: Queries, siteId: number, returnId: number): Promise<RefundedLine[]> {
  const { rows } = await db.execute<Pieces & { orderId: number }>(sql`
    select order_id as "orderId", order_line_id as id, quantity from return_line
    where site_id = ${siteId} and return_id = ${returnId}`)
  const orderId = rows[0]?.orderId
  if (orderId === undefined) return []
  const returned = new Map(rows.map(({ id, quantity }) => [id, quantity]))
  return asFarAsLeft(await linesPaid(db, { siteId, orderId, exceptReturn: returnId }), returned)
}

const asFarAsLeft = (lines: readonly Line[], wanted: ReadonlyMap<number, number>): RefundedLine[] =>
  lines.flatMap((line) => {
    const quantity = Math.min(wanted.get(line.id) ?? 0, line.quantity - line.givenBack)
    return quantity > 0 ? [refundedLine(line, quantity)] : []
  })

/** The same as far as their money has not gone back before. */
export async function refundLinesLeft(
  db: Queries,
  order: { siteId: number; orderId: number },
  pieces: readonly Pieces[],
): Promise<RefundedLine[]> {
  return asFarAsLeft(await linesPaid(db, order), new Map(pieces.map(({ id, quantity }) => [id, quantity])))
}

/** What pieces of an order's lines have cost, and how much of them and of the freight can still be given back. */
export async function refundable(
  db: Queries,
  order: { siteId: number; orderId: number },
): Promise<{ lines: Line[]; freight: Money }> {
  return { lines: await linesPaid(db, order), freight: await freightLeft(db, order) }
}

/** What was paid for freight with its tax, less what of it was given back. */
export async function freightLeft(
  db: Queries,
  { siteId, orderId }: { siteId: number; orderId: number },
): Promise<Money> {
  const { rows } = await db.execute<{ left: Money }>(sql`
    select greatest(0, (
        select coalesce(sum(p.net + p.tax), o.freight) from order_tax_part p
        where p.site_id = o.site_id and p.order_id = o.id and p.order_line_id is null
      ) - (
        select coalesce(sum(f.freight), 0) from refund f where f.site_id = o.site_id and f.order_id = o.id
      ))::bigint as left
    from shop_order o where o.site_id = ${siteId} and o.id = ${orderId}`)
  return rows[0]?.left ?? ZERO
}

const refundedLine = ({ id, paid, quantity, givenBack }: Line, number: number): RefundedLine => ({
  orderLineId: id,
  quantity: number,
  amount: refundFor({ paid, quantity, returned: givenBack }, number),
})

/** An order's lines, and of how many pieces the money is promised back: by refunds for them, and by returns that have none for theirs. */
async function linesPaid(
  db: Queries,
  { siteId, orderId, exceptReturn = 0 }: { siteId: number; orderId: number; exceptReturn?: number },
): Promise<Line[]> {
  const { rows } = await db.execute<Line>(sql`
    select l.id, l.quantity, (
        select coalesce(min(p.net + p.tax), l.unit_price * l.quantity - l.reduction) from order_tax_part p
        where p.site_id = l.site_id and p.order_id = l.order_id and p.order_line_id = l.id) as paid, least(l.quantity, (
        select coalesce(sum(f.quantity), 0) from refund_line f
        where f.site_id = l.site_id and f.order_id = l.order_id and f.order_line_id = l.id
      ) + (
        select coalesce(sum(x.quantity), 0) from return_line x join return_request q on q.id = x.return_id
        where x.site_id = l.site_id and x.order_id = l.order_id and x.order_line_id = l.id
          and q.status = ${RETURN_STATUS.confirmed} and q.id <> ${exceptReturn}
          and not exists (select from refund_line y join refund r on r.id = y.refund_id
            where r.cause = 'return ' || q.id)
      ))::int as "givenBack"
    from order_line l where l.site_id = ${siteId} and l.order_id = ${orderId} order by l.id`)
  return rows
}
