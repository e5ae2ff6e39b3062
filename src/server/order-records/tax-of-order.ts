import { type SQL, sql } from "drizzle-orm"

/** The frozen taxes of an order as `TaxTold` wants them, in the query that reads the order; null where it has none. */
export function taxOfOrder(siteId: number | SQL, orderId: number | SQL): SQL {
  return sql`(
    select json_build_object('kind', x.kind, 'country', x.country, 'prices', x.prices, 'rates', (
      select coalesce(json_agg(json_build_object('rate', r.rate, 'tax', r.tax) order by r.rate desc), '[]')
      from (select p.rate, sum(p.shown_tax) as tax from order_tax_part p
        where p.site_id = x.site_id and p.order_id = x.order_id group by p.rate) r))
    from order_tax x where x.site_id = ${siteId} and x.order_id = ${orderId})`
}
