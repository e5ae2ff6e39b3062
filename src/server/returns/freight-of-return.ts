import { sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import type { FrozenAddress } from "../../db/schema/order.ts"
import { RETURN_STATUS } from "../../domain/orders/return-status.ts"
import { freightOfWithdrawal } from "../../domain/orders/withdrawal.ts"
import { type Money, ZERO } from "../../domain/pricing/money.ts"
import type { BuyerKind } from "../../domain/tax/buyers/buyer-kind.ts"

type Row = {
  days: number
  timeZone: string
  address: FrozenAddress
  deliveredAt: string | null
  askedAt: string
  isEveryPiece: boolean
  paid: Money
  buyer: BuyerKind
}

/**
 * The freight that a return gives back: all of it where the buyer withdraws from the whole order in time. Where the shop
 * does not offer that, or has given it back before, nothing. There is one way to be sent things, so what was paid is what
 * the standard delivery costs.
 */
export async function freightOfReturn(db: Queries, siteId: number, returnId: number): Promise<Money> {
  const { rows } = await db.execute<Row>(sql`
    select t.withdrawal_days as days, s.time_zone as "timeZone", o.address, q.created_at as "askedAt", (
        select min(e.created_at) from order_event e
        where e.site_id = o.site_id and e.order_id = o.id and e.kind = 'delivered') as "deliveredAt",
      not exists (
        select from order_line l where l.site_id = o.site_id and l.order_id = o.id and l.quantity > (
          select coalesce(sum(x.quantity), 0) from return_line x join return_request r on r.id = x.return_id
          where x.site_id = l.site_id and x.order_id = l.order_id and x.order_line_id = l.id
            and (r.id = q.id or r.status = ${RETURN_STATUS.confirmed}))) as "isEveryPiece", coalesce((
        select b.kind from order_business b where b.site_id = o.site_id and b.order_id = o.id), 'private') as buyer, (
        select coalesce(sum(p.net + p.tax), o.freight) from order_tax_part p
        where p.site_id = o.site_id and p.order_id = o.id and p.order_line_id is null)::bigint as paid
    from return_request q join shop_order o on o.site_id = q.site_id and o.id = q.order_id
      join tax_setting t on t.site_id = o.site_id and t.withdrawal_days is not null
      join site s on s.id = o.site_id
    where q.site_id = ${siteId} and q.id = ${returnId} and not exists (
      select from refund f where f.site_id = o.site_id and f.order_id = o.id and f.freight > 0)`)
  const [row] = rows
  if (!row) return ZERO
  const { days, timeZone, address, deliveredAt, askedAt, isEveryPiece, paid, buyer } = row
  const [country = ""] = address.regionCode.split("-", 1)
  const asked = {
    buyer,
    to: { country, region: address.regionCode, postcode: address.zipCode },
    deliveredAt: deliveredAt === null ? null : new Date(deliveredAt),
    askedAt: new Date(askedAt),
    isEveryPiece,
  }
  return freightOfWithdrawal(asked, { days, timeZone }, { paid, standard: paid })
}
