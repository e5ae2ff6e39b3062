import { randomBytes, randomUUID } from "node:crypto"
import type { Database } from "../src/db/database.ts"
import type { BenchServer } from "./bench-server.ts"
import { type Figure, median, medianRatio, times } from "./figure.ts"
import { ratePerSecond } from "./rate-per-second.ts"
import { type Marks, type Recorded, recorded, replayOrder } from "./replay-order.ts"
import { type ShopApi, shopApi } from "./shop-api.ts"

const RATIO_MIN = 0.5
const SITE = "default-modulized"
/** Enough that two buyers seldom want the same piece. */
const CARTS = 40
const LINES = 2
const CLIENTS = [1, 16]
const ORDERS_A_CLIENT = 100
const ORDERS_MIN = 300
const ROUNDS = 5
/** No other number among the parameters of an order looks like its id. */
const FIRST_ORDER_ID = 700_000_001

type Item = { detail_id: number; number: number }
type Cart = { items: Item[]; total: number; recorded: Recorded }

/** Guests' orders by the API against their bare statements through `pg`, both on one database, in turns. */
export async function orderRate(server: BenchServer): Promise<Figure[]> {
  const db = await server.anew("bench_orders")
  const api = shopApi(db, SITE)
  const carts = await openCarts(db, api)
  const figures: Figure[] = []
  for (const clients of CLIENTS) figures.push(await compared(db, api, carts, clients))
  return figures
}

async function compared(db: Database, api: ShopApi, carts: readonly Cart[], clients: number): Promise<Figure> {
  const orders = Math.max(ORDERS_MIN, clients * ORDERS_A_CLIENT)
  const cartAt = (turn: number) => carts[turn % carts.length] ?? carts[0]
  const failures: unknown[] = []
  const rate = (place: (cart: Cart) => Promise<unknown>) => ratePerSecond(clients, orders, cartAt, place, failures)
  const byApi = (cart: Cart) => placeOrder(api, cart, randomUUID(), newEmail())
  const bare = (cart: Cart) => replayOrder(db.$client, cart.recorded)
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (const place of [byApi, bare]) await rate(place)
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await rate(byApi))
    theirs.push(await rate(bare))
  }
  const ratio = medianRatio(ours, theirs)
  const failed = failures.length === 0 ? "none failed" : `${failures.length} failed, as ${failures[0]}`
  return {
    name: `Orders per second against the same SQL run bare, ${clients} at a time`,
    limit: `≥ ${times(RATIO_MIN)}, none failing`,
    measured: `${times(ratio)} (${Math.round(median(ours))} against ${Math.round(median(theirs))} a second; ${failed})`,
    ok: ratio >= RATIO_MIN && failures.length === 0,
  }
}

const newEmail = () => `${randomBytes(6).toString("hex")}@guest.example`

/** What is bought, with stock that lasts, and one order of each, whose statements are kept. */
async function openCarts(db: Database, api: ShopApi): Promise<Cart[]> {
  const { rows } = await db.$client.query<{ id: number }>(
    `update variant v set stock = 900000 from goods g join site s on s.id = g.site_id
     where s.name = $1 and g.site_id = v.site_id and g.id = v.goods_id
       and g.on_sale and not g.encrypted and g.moq <= 1 and v.stock > 0 and v.price > 0 returning v.id`,
    [SITE],
  )
  // All orders of the bench come from one network and are left unpaid: the shop's settings allow it.
  await db.$client.query(
    `update site set unpaid_orders_per_buyer = 1000000, unpaid_orders_per_network = 1000000, unpaid_stock_percent = 100
     where name = $1`,
    [SITE],
  )
  await db.$client.query(`alter table shop_order alter column id restart with ${FIRST_ORDER_ID}`)
  const carts: Cart[] = []
  for (let from = 0; from < CARTS * LINES && from + LINES <= rows.length; from += LINES) {
    const items = rows.slice(from, from + LINES).map(({ id }) => ({ detail_id: id, number: 1 }))
    carts.push(await openCart(db, api, items))
  }
  return carts
}

async function openCart(db: Database, api: ShopApi, items: Item[]): Promise<Cart> {
  const preview = await api.ask("/api/order/preview", { body: { items, region_code: "DE" } })
  const { total } = JSON.parse(preview.text).data
  const [key, email] = [randomUUID(), newEmail()]
  const statements = await api.statementsIn(() => placeOrder(api, { items, total }, key, email))
  const { rows } = await db.$client.query<Omit<Marks, "key" | "email">>(
    `select id, order_no as "orderNo", guest_key as "guestKey" from shop_order where email = $1`,
    [email],
  )
  if (!rows[0]) throw new Error("The order cannot be found.")
  return { items, total, recorded: recorded(statements, { ...rows[0], key, email }) }
}

const placeOrder = (api: ShopApi, { items, total }: Pick<Cart, "items" | "total">, key: string, email: string) =>
  api.ask("/api/order/noUserCreateOrder", {
    headers: { "idempotency-key": key },
    body: {
      items,
      expected_total: total,
      address: {
        region_code: "DE",
        contact: "Robin Hood",
        calling_code: "49",
        mobile: "0151 23456789",
        city: "Berlin",
        address_part: "Sherwood 1",
        zip_code: "10115",
        email,
      },
    },
  })
