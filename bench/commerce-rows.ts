import type { Database } from "../src/db/database.ts"

const MEMBERS = 5_000
const ORDERS = 30_000

/** Looks like one of ours: a date, and letters that nobody mistakes for others. */
const ORDER_NO = "'20250101-' || translate(lpad(n::text, 13, '0'), '0123456789', 'ABCDEFGHJK')"

/**
 * Two years of a busy shop beside its demo orders: members with sessions, carts and addresses; orders in every state with
 * lines, events and payments; mails, sent and due. Written as rows, because the rules would take an hour for them.
 */
export async function growCommerce({ $client }: Database, site: string, orders = ORDERS): Promise<void> {
  const { rows } = await $client.query<{ id: number }>("select id from site where name = $1", [site])
  const siteId = rows[0]?.id ?? 0
  for (const statement of STATEMENTS) {
    await $client.query(statement.replaceAll(":site", String(siteId)).replaceAll(":orders", String(orders)))
    await $client.query("vacuum (analyze)")
  }
}

const STATEMENTS = [
  `insert into member (site_id, user_name, email, password_hash)
   select :site, 'Member ' || n, 'member' || n || '@many.example', 'none' from generate_series(1, ${MEMBERS}) n`,

  `insert into refresh_token (token_hash, site_id, member_id, family, expires_at)
   select md5(m.id || ' ' || n), :site, m.id, gen_random_uuid(), now() + interval '7 days'
   from member m, generate_series(1, 4) n where m.site_id = :site`,

  `insert into cart_line (site_id, member_id, variant_id, number)
   select :site, m.id, v.id, 1 from member m join (
     select id, row_number() over (order by id) as place from variant where site_id = :site
   ) v on (v.place - m.id) % 40 between 0 and 4 where m.site_id = :site and v.place <= 40 on conflict do nothing`,

  `insert into attempt (site_id, key, ends_at)
   select :site, 'signIn member ' || n, now() + interval '1 day' from generate_series(1, 20000) n`,

  // Every tenth is unpaid, of those every hundredth is due to expire; every fourth buyer is a guest.
  `insert into shop_order (site_id, order_no, member_id, guest_key, email, status, payment_status, currency_code,
     currency_symbol, rate, subtotal, reduction, freight, total, shown_subtotal, shown_reduction, shown_freight,
     shown_total, weight, address, created_at, shipped_at,
     expires_at, sold_counted)
   select :site, ${ORDER_NO}, case when n % 4 > 0 then m.id end,
     case when n % 4 = 0 then gen_random_uuid() end, 'buyer' || n || '@many.example',
     case when n % 10 = 0 then 1 else (array[5, 7, 8, 9, 10, 10, 10, 2])[1 + n % 8] end,
     case when n % 10 = 0 or n % 8 = 7 then 0 else 1 end,
     'USD', '$', 1, 1000, 0, 500, 1500, 1000, 0, 500, 1500, 400,
     jsonb_build_object('contact', 'Buyer ' || n, 'callingCode', '49', 'mobile', '1', 'email', 'b@many.example',
       'regionCode', 'DE', 'regionName', 'Germany', 'countryName', 'Germany', 'city', 'Berlin', 'street', 'Street 1',
       'zipCode', '10115'),
     now() - n * interval '35 minutes',
     case when n % 10 > 0 and n % 8 in (2, 3, 4, 5, 6) then now() - interval '1 day' end,
     case when n % 1000 = 0 then now() - interval '1 minute' when n % 10 = 0 then now() + interval '1 day' end, true
   from generate_series(1, :orders) n join (
     select id, row_number() over (order by id) as place from member where site_id = :site
   ) m on m.place = 1 + n % ${MEMBERS}`,

  `insert into order_line (site_id, order_id, goods_id, variant_id, name, number, quantity, unit_price, weight)
   select :site, o.id, v.goods_id, v.id, 'Piece', 'P', 1, 500, 200 from shop_order o join (
     select id, goods_id, row_number() over (order by id) as place from variant where site_id = :site
   ) v on v.place in (1 + o.id % 40, 1 + (o.id + 1) % 40) where o.site_id = :site and o.email like '%@many.example'`,

  `insert into order_event (site_id, order_id, kind)
   select :site, id, kind from shop_order, unnest(array['created', 'paid']) kind
   where site_id = :site and email like '%@many.example'`,

  `insert into payment (site_id, order_id, provider, method, provider_id, amount, currency_code, status, updated_at)
   select :site, id, 'sandbox', 'card', 'many ' || id, 1500, 'USD',
     case when payment_status = 1 then 'captured' when id % 1000 = 0 then 'processing' else 'declined' end,
     now() - interval '1 hour'
   from shop_order where site_id = :site and email like '%@many.example'`,

  `insert into payment_event (site_id, payment_id, kind, provider_event_id)
   select :site, id, kind, kind || id from payment, unnest(array['created', 'captured']) kind where site_id = :site
   on conflict do nothing`,

  `insert into mail_outbox (site_id, kind, recipient, content, cause, sent_at)
   select :site, 'orderPlaced', o.email, jsonb_build_object('orderId', o.id, 'origin', 'http://localhost'),
     'many ' || o.id, case when o.id % 1000 > 0 then now() end
   from shop_order o where o.site_id = :site and o.email like '%@many.example'`,

  `insert into idempotency_key (site_id, key, body_hash, reply)
   select :site, 'many key ' || n, 'none', '{}' from generate_series(1, :orders) n`,
]
