import { sql } from "drizzle-orm"
import type { QueryOf } from "../../../contract/call.ts"
import type { AllCalls, CallReply } from "../../../contract/calls.ts"
import { shopOrder } from "../../../db/schema/order.ts"
import { ORDER_STATUS } from "../../../domain/orders/order-status.ts"
import { cents, toDecimal, ZERO } from "../../../domain/pricing/money.ts"
import type { Shop } from "../../shop.ts"
import { countedUpTo, countUpTo } from "../count-up-to.ts"
import { pageOf } from "../page-of.ts"
import { orderEntries } from "./order-entries.ts"
import { type OrderFilter, ordersMeant } from "./order-filter.ts"

type Query = QueryOf<AllCalls["GET /api/admin/order/lists"]>

export async function listOrders(
  shop: Shop,
  { sort, current_page, page_size, ...filter }: Query,
): Promise<CallReply<"GET /api/admin/order/lists">> {
  const where = ordersMeant(shop, filter)
  const total = await countUpTo(shop.db, shopOrder, where)
  return pageOf({ current_page, page_size }, total, (span) => orderEntries(shop.db, where, { ...span, sort }))
}

/** It looks at every order that is meant, which may be all: so it is asked for by itself, after the list. */
export async function sumOrders(shop: Shop, filter: OrderFilter): Promise<CallReply<"GET /api/admin/order/sum">> {
  const [all] = await shop.db
    .select({
      count: sql<number>`count(*)::int`,
      amount: sql`coalesce(sum(${shopOrder.total}), 0)::bigint`.mapWith(cents),
    })
    .from(shopOrder)
    .where(ordersMeant(shop, filter))
  return { count: all?.count ?? 0, amount: toDecimal(all?.amount ?? ZERO) }
}

type Counts = CallReply<"GET /api/admin/order/counts">

/** How many orders the views show that every shop has. */
export async function countOrders(shop: Shop): Promise<Counts> {
  const counted = (filter: OrderFilter) => sql`(${countedUpTo(shopOrder, ordersMeant(shop, filter))})`
  const { shipped, delivered } = ORDER_STATUS
  const { rows } = await shop.db.execute<Counts>(sql`select ${counted({})} as "all",
    ${counted({ needs_hand: true })} as "needsHand", ${counted({ to_ship: true })} as "toShip",
    ${counted({ status: [shipped, delivered] })} as "onItsWay"`)
  const [counts] = rows
  if (!counts) throw new Error("The database counted nothing, not even none")
  return counts
}
