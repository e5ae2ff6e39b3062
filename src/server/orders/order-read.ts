import { type SQL, sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { RETURN_STATUS } from "../../domain/orders/return-status.ts"
import type { Money } from "../../domain/pricing/money.ts"
import type { OrderRow } from "../order-records/find-order.ts"

export type LineRead = {
  id: number
  isGift: boolean
  name: string
  goodsId: number
  variantId: number
  number: string
  specs: string
  picture: string | null
  quantity: number
  unitPrice: Money
  reduction: Money
  returned: number
  /** Pieces that have left, and that will not be sent. */
  shipped: number
  cancelled: number
  reviewed: boolean
}

type ParcelRead = {
  id: number
  carrier: string
  trackingNo: string
  createdAt: string
  lines: { id: number; quantity: number }[]
}

type ReturnRead = { id: number; status: number; refund: Money }

/** An order as screens show it: its row with lines and returns. */
export type OrderRead = Pick<
  OrderRow,
  "id" | "orderNo" | "status" | "paymentStatus" | "currencyCode" | "currencySymbol" | "rate" | "total" | "shownTotal"
> & { createdAt: string; lines: LineRead[]; returns: ReturnRead[]; parcels: ParcelRead[] }

const LIVE_RETURNS = sql`r.status not in (${RETURN_STATUS.refused}, ${RETURN_STATUS.cancelled})`

const lines = sql`(
  select coalesce(json_agg(json_build_object('id', l.id, 'isGift', l.is_gift, 'name', l.name, 'goodsId', l.goods_id,
    'variantId', l.variant_id, 'number', l.number, 'specs', l.specs, 'picture', l.picture, 'quantity', l.quantity,
    'unitPrice', l.unit_price, 'reduction', l.reduction,
    'returned', (select coalesce(sum(x.quantity), 0)::int from return_line x join return_request r on r.id = x.return_id
      where x.site_id = l.site_id and x.order_id = l.order_id and x.order_line_id = l.id and ${LIVE_RETURNS}),
    'shipped', (select coalesce(sum(s.quantity), 0)::int from parcel_line s
      where s.site_id = l.site_id and s.order_id = l.order_id and s.order_line_id = l.id),
    'cancelled', l.cancelled,
    'reviewed', exists (select from review v where v.order_line_id = l.id)) order by l.is_gift, l.id), '[]')
  from order_line l where l.site_id = o.site_id and l.order_id = o.id)`

const returns = sql`(
  select coalesce(json_agg(json_build_object('id', r.id, 'status', r.status, 'refund', r.refund) order by r.id desc), '[]')
  from return_request r where r.site_id = o.site_id and r.order_id = o.id)`

const parcels = sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'carrier', p.carrier, 'trackingNo', p.tracking_no,
    'createdAt', p.created_at, 'lines', (
      select coalesce(json_agg(json_build_object('id', s.order_line_id, 'quantity', s.quantity)
        order by s.order_line_id), '[]')
      from parcel_line s where s.site_id = p.site_id and s.parcel_id = p.id)) order by p.id), '[]')
  from parcel p where p.site_id = o.site_id and p.order_id = o.id)`

/** Some orders with their lines, in one query. `which` names them and their order. */
export async function readOrders(db: Pick<Queries, "execute">, which: SQL): Promise<OrderRead[]> {
  const { rows } = await db.execute<OrderRead>(sql`
    select o.id, o.order_no as "orderNo", o.status, o.payment_status as "paymentStatus",
      o.currency_code as "currencyCode", o.currency_symbol as "currencySymbol", trim_scale(o.rate)::text as rate,
      o.total, o.shown_total as "shownTotal", o.created_at as "createdAt", ${lines} as lines, ${returns} as returns,
      ${parcels} as parcels
    from shop_order o ${which}`)
  return rows
}
