import type { adminReportCalls } from "../../../contract/admin/report-calls.ts"
import type { QueryOf } from "../../../contract/call.ts"
import type { CallReply } from "../../../contract/calls.ts"
import type { Shop } from "../../shop.ts"
import type { Staff } from "../../who.ts"
import { CSV_START, csvLine } from "../csv.ts"
import { noteAudit } from "../note-audit.ts"
import { funnelReport } from "./funnel-report.ts"
import { salesReport } from "./sales-report.ts"
import { stockReport } from "./stock-report.ts"

type Query = QueryOf<(typeof adminReportCalls)["GET /api/admin/report/export"]>
type Cells = readonly (string | number | null)[]

const ROWS_MAX = 10_000

/** A report as a file. It says under which names its columns are known to programs: those are the same in every language. */
export async function exportReport(
  shop: Shop,
  staff: Staff,
  { report, by, from, to }: Query,
): Promise<CallReply<"GET /api/admin/report/export">> {
  const rows = await rowsOf(shop, { report, by, from, to })
  const name = `${report}${report === "stock" ? "" : `-by-${by}`}.csv`
  await noteAudit(shop.db, { id: staff.id, siteId: shop.site.id }, "report.export", `report ${report}`, {
    ...{ by, rows: rows.length - 1 },
    ...(from && { from }),
    ...(to && { to }),
  })
  return { name, csv: CSV_START + rows.map(csvLine).join("") }
}

async function rowsOf(shop: Shop, { report, by, from, to }: Query): Promise<Cells[]> {
  if (report === "stock") {
    const { list, all } = await stockReport(shop)
    const lines = list.map((row) => [row.key, row.label, row.variants, row.pieces, row.amount])
    return [
      ["category_id", "category", "variants", "pieces", "amount"],
      ...lines,
      ["", "", all.variants, all.pieces, all.amount],
    ]
  }
  if (report === "funnel") {
    const time = by === "week" || by === "month" ? by : "day"
    const { list } = await funnelReport(shop, { by: time, from, to })
    return [["from", "opened", "placed", "paid"], ...list.map((row) => [row.key, row.opened, row.placed, row.paid])]
  }
  const { list } = await salesReport(shop, { by, from, to, current_page: 1, page_size: ROWS_MAX })
  const lines = list.map((row) => [row.key, row.label, row.orders, row.pieces, row.amount, row.reduction])
  return [[by, "name", "orders", "pieces", "amount", "reduction"], ...lines]
}
