import { sql } from "drizzle-orm"
import type { adminReportCalls } from "../../../contract/admin/report-calls.ts"
import type { QueryOf } from "../../../contract/call.ts"
import type { CallReply } from "../../../contract/calls.ts"
import type { Shop } from "../../shop.ts"
import { periodOf, periodsIn, reportSpan, summedAt } from "./report-span.ts"

type Query = QueryOf<(typeof adminReportCalls)["GET /api/admin/report/funnel"]>
type Steps = { opened: number; placed: number; paid: number }

/** From the checkout that was opened to the order that is paid; those that staff made never saw a checkout. */
export async function funnelReport(
  shop: Shop,
  { by, ...days }: Query,
): Promise<CallReply<"GET /api/admin/report/funnel">> {
  const span = reportSpan(shop, days)
  const { rows } = await shop.db.execute<Steps & { day: string }>(sql`
    select coalesce(c.day, r.day)::text as day, coalesce(c.opened, 0) as opened, coalesce(r.placed, 0) as placed,
      coalesce(r.paid, 0) as paid
    from (select * from checkout_day where site_id = ${shop.site.id}
        and day between ${span.from}::date and ${span.to}::date) c
      full join (select * from report_sale where site_id = ${shop.site.id} and kind = 'all'
        and day between ${span.from}::date and ${span.to}::date) r on r.day = c.day`)
  const groups = Map.groupBy(rows, ({ day }) => periodOf(day, by))
  const list = periodsIn(span, by).map((key) => ({ key, ...added(groups.get(key) ?? []) }))
  return { asOf: await summedAt(shop), ...span, list, all: added(rows) }
}

function added(rows: readonly Steps[]): Steps {
  const count = (of: keyof Steps) => rows.reduce((all, row) => all + row[of], 0)
  return { opened: count("opened"), placed: count("placed"), paid: count("paid") }
}
