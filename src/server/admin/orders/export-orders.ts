import { and, type SQL, sql } from "drizzle-orm"
import { ORDER_COLUMNS } from "../../../contract/admin/order-list-calls.ts"
import type { QueryOf } from "../../../contract/call.ts"
import type { AllCalls } from "../../../contract/calls.ts"
import { shopOrder } from "../../../db/schema/order.ts"
import { dayIn } from "../../../domain/calendar-day.ts"
import type { FileMade } from "../../api/file-reply.ts"
import type { Shop } from "../../shop.ts"
import type { Staff } from "../../who.ts"
import { CSV_START, csvLine } from "../csv.ts"
import { noteAudit } from "../note-audit.ts"
import { type AdminOrderEntry, ORDER_SORTS, type OrderSort, orderEntry, orderRows } from "./order-entries.ts"
import { ordersMeant } from "./order-filter.ts"

type Query = QueryOf<AllCalls["GET /api/admin/order/export"]>
type Column = (typeof ORDER_COLUMNS)[number]

/** As many as are read at once. */
const AT_ONCE = 1000

const CELLS: Record<Column, (entry: AdminOrderEntry) => string | number | null> = {
  order_no: ({ order_no }) => order_no,
  createTime: ({ createTime }) => createTime,
  contacter: ({ contacter }) => contacter,
  email: ({ email }) => email,
  country: ({ country }) => country,
  status: ({ dStatus }) => dStatus,
  payment: ({ amontStatus }) => amontStatus,
  pieces: ({ pieces }) => pieces,
  total: ({ total }) => total,
  shownTotal: ({ shown }) => shown.total,
  currency: ({ shown }) => shown.code,
  buyer: ({ member_id }) => (member_id === null ? "guest" : "member"),
  returnStatus: ({ returnStatus }) => returnStatus,
}

/** All orders of a list as a file. That somebody took them with them is written down before the first line leaves. */
export async function exportOrders(
  shop: Shop,
  staff: Staff,
  { sort, columns = [...ORDER_COLUMNS], ...filter }: Query,
): Promise<FileMade> {
  const by = { id: staff.id, siteId: shop.site.id }
  await noteAudit(shop.db, by, "order.export", "orders", { ...filter, columns })
  const day = dayIn(shop.now, shop.site.timeZone)
  return {
    fileName: `orders-${day}.csv`,
    type: "text/csv",
    text: lines(shop, ordersMeant(shop, filter), sort, columns),
  }
}

async function* lines({ db }: Shop, where: SQL | undefined, sort: OrderSort, columns: readonly Column[]) {
  yield CSV_START + csvLine(columns)
  let after: { key: string; id: number } | undefined
  do {
    const rows = await orderRows(db, and(where, after && isBehind(sort, after)), sort).limit(AT_ONCE)
    yield rows.map((row) => csvLine(columns.map((column) => CELLS[column](orderEntry(row))))).join("")
    const last = rows.at(-1)
    after = rows.length === AT_ONCE && last ? last : undefined
  } while (after)
}

/** What comes in before the file is through does not shift it: it goes on behind the last line. */
function isBehind(sort: OrderSort, { key, id }: { key: string; id: number }): SQL {
  const { by } = ORDER_SORTS[sort]
  const type = by === shopOrder.total ? sql`bigint` : sql`timestamptz`
  const sign = sort === "newest" || sort === "highest" ? sql`<` : sql`>`
  return sql`(${by}, ${shopOrder.id}) ${sign} (${key}::${type}, ${id}::int)`
}
