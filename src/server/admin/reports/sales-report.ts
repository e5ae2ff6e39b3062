import { type SQL, sql } from "drizzle-orm"
import type { adminReportCalls } from "../../../contract/admin/report-calls.ts"
import type { QueryOf } from "../../../contract/call.ts"
import type { CallReply } from "../../../contract/calls.ts"
import type { Day } from "../../../domain/calendar-day.ts"
import { pageOffset } from "../../../domain/catalog/pagination.ts"
import { cents, type Money, sum, toDecimal } from "../../../domain/pricing/money.ts"
import type { Shop } from "../../shop.ts"
import { periodOf, periodsIn, reportSpan, summedAt } from "./report-span.ts"

type Query = QueryOf<(typeof adminReportCalls)["GET /api/admin/report/sales"]>
type Report = CallReply<"GET /api/admin/report/sales">
type By = Query["by"]
type Time = Extract<By, "day" | "week" | "month">
type Row = { key: string; label: string; orders: number; pieces: number; amount: Money; reduction: Money }

const isTime = (by: By): by is Time => by === "day" || by === "week" || by === "month"

/** What was sold in some days, as the job has summed it. */
export async function salesReport(shop: Shop, { by, from, to, ...page }: Query): Promise<Report> {
  const span = reportSpan(shop, { from, to })
  const days = await byDay(shop, span)
  const rows = isTime(by) ? inPeriods(days, span, by) : await byKey(shop, span, by)
  const offset = pageOffset(page.current_page, page.page_size)
  const list = isTime(by) ? rows : rows.slice(offset, offset + page.page_size)
  const { key: _, label: __, ...all } = shown(added("", days))
  return { asOf: await summedAt(shop), ...span, list: list.map(shown), total: rows.length, all }
}

const shown = ({ amount, reduction, ...row }: Row) => ({
  ...row,
  amount: toDecimal(amount),
  reduction: toDecimal(reduction),
})

function added(key: string, rows: readonly Row[]): Row {
  const count = (of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0)
  return {
    ...{ key, label: "" },
    orders: count(({ orders }) => orders),
    pieces: count(({ pieces }) => pieces),
    amount: sum(rows.map(({ amount }) => amount)),
    reduction: sum(rows.map(({ reduction }) => reduction)),
  }
}

/** Periods without a sale among them. */
function inPeriods(days: readonly Row[], span: { from: Day; to: Day }, by: Time): Row[] {
  const groups = Map.groupBy(days, ({ key }) => periodOf(key, by))
  return periodsIn(span, by).map((period) => added(period, groups.get(period) ?? []))
}

const SUMS = sql`sum(r.orders)::int as orders, sum(r.pieces)::int as pieces, sum(r.amount)::bigint as amount,
  sum(r.reduction)::bigint as reduction`

const within = (shop: Shop, { from, to }: { from: Day; to: Day }, kind: string) =>
  sql`r.site_id = ${shop.site.id} and r.kind = ${kind} and r.day between ${from}::date and ${to}::date`

async function byDay(shop: Shop, span: { from: Day; to: Day }): Promise<Row[]> {
  const { rows } = await shop.db.execute<Row>(sql`
    select r.day::text as key, '' as label, ${SUMS} from report_sale r where ${within(shop, span, "all")}
    group by r.day order by r.day`)
  return rows.map(inMoney)
}

const NAMES: Record<Exclude<By, Time>, SQL> = {
  goods: sql`(select g.name from goods g where g.site_id = k.site_id and g.id = k.key::int)`,
  category: sql`(select c.name from category c where c.site_id = k.site_id and c.id = k.key::int)`,
  coupon: sql`(select c.name from coupon c where c.site_id = k.site_id and c.id = k.key::int)`,
  country: sql`null`,
}

/** What sold best comes first. */
async function byKey(shop: Shop, span: { from: Day; to: Day }, by: Exclude<By, Time>): Promise<Row[]> {
  const { rows } = await shop.db.execute<Row>(sql`
    select k.key, coalesce(${NAMES[by]}, '') as label, k.orders, k.pieces, k.amount, k.reduction from (
      select r.site_id, r.key, ${SUMS} from report_sale r where ${within(shop, span, by)}
      group by r.site_id, r.key order by sum(r.amount) desc, r.key limit ${ROWS_MAX}) k
    order by k.amount desc, k.key`)
  return rows.map(inMoney)
}

/** More than anybody reads, and few enough to sort. */
const ROWS_MAX = 10_000

const inMoney = (row: Row): Row => ({ ...row, amount: cents(row.amount), reduction: cents(row.reduction) })
