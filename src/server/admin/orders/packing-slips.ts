import { sql } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import type { FrozenAddress } from "../../../db/schema/order.ts"
import { DEFAULT_LOCALE, localeOf } from "../../../domain/locales/locales.ts"
import { wordsIn } from "../../mail/words-in.ts"
import type { Shop } from "../../shop.ts"
import { countryOf } from "../../sites/country-names.ts"

type Slip = CallReply<"GET /api/admin/order/slips">["list"][number]
type Row = Pick<Slip, "order_no" | "language" | "remark" | "lines" | "weight"> & { address: FrozenAddress }

/** What goes into the box: the pieces that are still to be sent, or all of an order that has left. In the buyer's language. */
export async function packingSlips(
  { db, site }: Shop,
  orderNos: readonly string[],
): Promise<CallReply<"GET /api/admin/order/slips">> {
  const { rows } = await db.execute<Row>(sql`
    select o.order_no, o.language, o.remark, o.address, s.lines, s.weight
    from shop_order o cross join lateral (
      select coalesce(json_agg(json_build_object('id', l.id, 'goodName', l.name, 'specs', l.specs, 'goodNo', l.number,
          'isGift', l.is_gift, 'pieces', case when l.has_left then l.quantity - l.cancelled else l.left_over end)
          order by l.is_gift, l.id) filter (where l.has_left or l.left_over > 0), '[]') as lines,
        coalesce(sum(l.weight * case when l.has_left then l.quantity - l.cancelled else l.left_over end), 0)::int as weight
      from (
        select x.*, bool_and(x.left_over = 0) over () as has_left from (
          select y.*, y.quantity - y.cancelled - coalesce((
            select sum(z.quantity) from parcel_line z
            where z.site_id = y.site_id and z.order_id = y.order_id and z.order_line_id = y.id), 0) as left_over
          from order_line y where y.site_id = o.site_id and y.order_id = o.id) x) l) s
    where o.site_id = ${site.id} and o.order_no = any(${sql.param([...orderNos])}::text[])
    order by array_position(${sql.param([...orderNos])}::text[], o.order_no)`)
  return { shop: site.title, list: rows.map(slipOf) }
}

function slipOf({ address, ...row }: Row): Slip {
  const locale = localeOf(row.language) ?? DEFAULT_LOCALE
  const { slipPieces, slipGoods, slipNumber, gift, remark } = wordsIn(locale)
  const { contact, street, zipCode, city, regionName } = address
  const rows = [contact, street, `${zipCode} ${city}`, regionName, countryOf(address, locale)]
  return {
    ...row,
    address: rows.map((line) => line.trim()).filter(Boolean),
    words: { pieces: slipPieces, goods: slipGoods, number: slipNumber, gift, remark },
  }
}
