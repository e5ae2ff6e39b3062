import { sql } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { cents, toDecimal } from "../../../domain/pricing/money.ts"
import { pictureUrl, type Shop } from "../../shop.ts"

type Waiting = CallReply<"GET /api/admin/desk/today">["waiting"]
type Kind = Waiting[number]["kind"]
type Row = {
  kind: Kind
  id: string
  who: string
  about: string
  pieces: number | null
  amount: number | null
  stars: number | null
  picture: string | null
  since: Date
  until: Date | null
}

/** How many of each are named; the rest is a number. */
const NAMED = 3

const pieces = sql.raw(
  "(select sum(l.quantity) from order_line l where l.site_id = o.site_id and l.order_id = o.id and not l.is_gift)",
)
const picture = sql.raw(
  "(select l.picture from order_line l where l.site_id = o.site_id and l.order_id = o.id order by l.id limit 1)",
)

/** The first of everything that waits, oldest first, in one look. */
export async function waitingFirst({ db, site }: Shop): Promise<Waiting> {
  const id = site.id
  const order = sql`o.order_no as id, o.address ->> 'contact' as who, concat_ws(', ', o.address ->> 'city', o.address ->> 'countryName') as about,
    ${pieces}::int as pieces, o.total as amount, null::int as stars, ${picture} as picture, o.created_at as since`
  const oldest = sql`order by o.created_at, o.id limit ${NAMED}`
  const { rows } = await db.execute<Row>(sql`
    (select 'toAccept' as kind, ${order}, o.expires_at as until from shop_order o
      where o.site_id = ${id} and o.status = 1 ${oldest})
    union all
    (select 'toShip', ${order}, null from shop_order o
      where o.site_id = ${id} and o.status in (5,7) and o.payment_status <> 2 ${oldest})
    union all
    (select case r.status when 1 then 'returnToAnswer' else 'returnToReceive' end, r.id::text, o.address ->> 'contact', r.reason,
      (select sum(l.quantity) from return_line l where l.return_id = r.id)::int, null, null, ${picture}, r.updated_at, null
      from return_request r join shop_order o on o.site_id = r.site_id and o.id = r.order_id
      where r.site_id = ${id} and r.status in (1,7) order by r.id limit ${NAMED})
    union all
    (select 'inquiry', i.id::text, i.name, i.company,
      (select sum(l.total) from inquiry_line l where l.site_id = i.site_id and l.inquiry_id = i.id)::int, null, null,
      (select g.picture from inquiry_line l join goods g on g.id = l.goods_id
        where l.site_id = i.site_id and l.inquiry_id = i.id order by l.id limit 1), i.created_at, null
      from inquiry i where i.site_id = ${id} and i.answered_at is null order by i.created_at, i.id limit ${NAMED})
    union all
    (select 'review', v.id::text, v.author, g.name, null, null, v.stars, g.picture, v.created_at, null
      from review v join goods g on g.id = v.goods_id
      where v.site_id = ${id} and v.state = 0 order by v.created_at, v.id limit ${NAMED})
    union all
    (select 'access', a.id::text, a.name, left(a.content, 200), null, null, null, null, a.created_at, null
      from access_request a where a.site_id = ${id} and a.handled_at is null order by a.created_at, a.id limit ${NAMED})
    union all
    (select 'money', o.order_no, o.address ->> 'contact', t.what, null, null, null, ${picture}, t.at, t.until
      from (
        (select f.order_id, 'refund' as what, f.created_at as at, null::timestamptz as until from refund f
          where f.site_id = ${id} and f.status = 'failed' order by f.created_at limit ${NAMED})
        union all
        (select d.order_id, 'dispute', d.created_at, d.respond_by from dispute d
          where d.site_id = ${id} and d.status = 'open' order by d.respond_by limit ${NAMED})) t
      join shop_order o on o.site_id = ${id} and o.id = t.order_id order by t.at limit ${NAMED})`)
  return rows.map(({ amount, picture: path, since, until, ...row }) => ({
    ...row,
    amount: amount === null ? null : toDecimal(cents(amount)),
    image: pictureUrl(path),
    since: new Date(since).toISOString(),
    until: until && new Date(until).toISOString(),
  }))
}
