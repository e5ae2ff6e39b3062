import { type SQL, sql } from "drizzle-orm"
import type { QueryOf } from "../../contract/call.ts"
import type { CallReply } from "../../contract/calls.ts"
import type { orderCalls } from "../../contract/order-calls.ts"
import { ORDER_STATUS, PAYMENT_STATUS } from "../../domain/orders/order-status.ts"
import { has, type Shop } from "../shop.ts"
import type { Shopper } from "../who.ts"
import { readOrders } from "./order-read.ts"
import { orderShown } from "./order-shown.ts"

type Asked = QueryOf<(typeof orderCalls)["GET /api/Order/lists"]>

const { created, placed, preparing, shipped, delivered, completed, cancelled, invalid } = ORDER_STATUS
const OPEN = sql`o.status in (${created}, ${placed}, ${preparing})`

/** `displayStatus` of the domain, as the database can look for it. */
const SHOWN_AS: Record<NonNullable<Asked["status"]>, SQL> = {
  0: sql`${OPEN} and o.payment_status <> ${PAYMENT_STATUS.unpaid}`,
  1: sql`${OPEN} and o.payment_status = ${PAYMENT_STATUS.unpaid}`,
  2: sql`o.status in (${shipped}, ${delivered})`,
  3: sql`o.status in (${cancelled}, ${invalid})`,
  4: sql`o.status = ${completed}`,
}

type Reply = CallReply<"GET /api/Order/lists">
type Counts = Reply["counts"]

const NONE: Counts = { all: 0, 0: 0, 1: 0, 2: 0, 3: 0, 4: 0 }

/** Orders of a member, or of this browser where guests may buy: those it bought and those it has proved. Nobody else has any. */
export async function listOrders(
  shop: Shop,
  { member, guestKey, provenOrders }: Shopper,
  { status, keywords = "", current_page, page_size }: Asked,
): Promise<Reply> {
  const isGuest = member === null && (guestKey !== null || provenOrders.size > 0) && has(shop, "guestPurchase")
  if (member === null && !isGuest) return { list: [], total: 0, counts: NONE, page_size, current_page }
  const owner = member ? sql`o.member_id = ${member.id}` : ofBrowser(guestKey, [...provenOrders.keys()])
  const found = keywords === "" ? sql`` : sql`and ${naming(keywords)}`
  const where = sql`where o.site_id = ${shop.site.id} and ${owner} ${found}`
  const page = sql`${where} ${status === undefined ? sql`` : sql`and ${SHOWN_AS[status]}`}
    order by o.created_at desc, o.id desc limit ${page_size} offset ${(current_page - 1) * page_size}`
  const [orders, counted] = await Promise.all([
    readOrders(shop.db, page),
    shop.db.execute<Counts>(sql`select count(*)::int as "all", ${COUNTS} from shop_order o ${where}`),
  ])
  const viewer = member ? "member" : "provenGuest"
  const counts = counted.rows[0] ?? NONE
  const list = await Promise.all(orders.map((order) => orderShown(shop, order, viewer)))
  return { list, total: counts[status ?? "all"], counts, page_size, current_page }
}

const countOf = (status: keyof typeof SHOWN_AS) =>
  sql`(count(*) filter (where ${SHOWN_AS[status]}))::int as ${sql.identifier(status)}`
const COUNTS = sql.join([countOf("0"), countOf("1"), countOf("2"), countOf("3"), countOf("4")], sql`, `)

/** Orders in whose number, goods or recipient this stands. Only a buyer's own are looked through: no index is needed. */
function naming(keywords: string): SQL {
  const pattern = `%${keywords.replace(/[\\%_]/g, "\\$&")}%`
  return sql`(o.order_no ilike ${pattern} or o.address ->> 'contact' ilike ${pattern} or exists (
    select from order_line l where l.site_id = o.site_id and l.order_id = o.id and l.name ilike ${pattern}))`
}

const ofBrowser = (guestKey: string | null, proven: number[]) =>
  sql`o.member_id is null and (o.guest_key = ${guestKey}::uuid or o.id = any(${sql.param(proven)}::int[]))`
