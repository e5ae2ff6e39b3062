import { LIST_PAGE_MAX, ORDER_PAGE_SIZE } from "../../../domain/constants.ts"
import { parsePage } from "../../../domain/site/route-address.ts"
import { ordersQuery, readCounts, readOrderEntry } from "../../features/orders/read-order.ts"
import { memberDataOf } from "../../shell/member-data.ts"
import { type LoaderVisit, pageApi } from "../../shell/page-api.ts"
import { hasSession } from "../guard-screen.server.ts"
import { ORDER_TABS } from "./order-tabs.ts"

const KEYWORDS_MAX = 100

/** Orders of the member, or those that this browser has bought or proved. */
export async function loadOrders(visit: LoaderVisit) {
  const { searchParams } = visit.url
  const status = ORDER_TABS.find((tab) => tab === searchParams.get("status")) ?? null
  const keywords = (searchParams.get("q") ?? "").trim().slice(0, KEYWORDS_MAX).toWellFormed()
  const page = Math.min(parsePage(searchParams.get("p")), LIST_PAGE_MAX)
  const reply = await pageApi(visit).ask("GET /api/Order/lists", ordersQuery({ status, keywords, page }))
  const found = memberDataOf(visit, reply)
  return {
    isMember: hasSession(visit.request),
    orders: found.list.map(readOrderEntry),
    counts: readCounts(found),
    status,
    keywords,
    page,
    total: found.total,
    pageCount: Math.ceil(found.total / ORDER_PAGE_SIZE),
  }
}

export type OrdersPage = Awaited<ReturnType<typeof loadOrders>>
