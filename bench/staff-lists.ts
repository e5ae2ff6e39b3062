import { randomBytes } from "node:crypto"
import type { Database } from "../src/db/database.ts"
import { hashPassword } from "../src/server/members/password.ts"
import type { BenchServer } from "./bench-server.ts"
import { growCommerce } from "./commerce-rows.ts"
import { type Figure, milliseconds, percentile, times } from "./figure.ts"
import { type ShopApi, shopApi } from "./shop-api.ts"
import { signedIn } from "./signed-in.ts"

const RATIO_MAX = 3
const STATEMENTS_MAX = 4
const WARM_UP_ROUNDS = 3
const ROUNDS = 30
/** With how many orders a small shop and a busy one are compared. */
const ORDERS = [1_000, 100_000] as const

/** What staff ask a list for, one after the other. */
const GOODS = [
  "",
  "sort=oldest",
  "sort=name",
  "sort=nameDesc",
  "sort=number",
  "sort=changed",
  "stock=out",
  "stock=low",
  "onSale=0",
  "onSale=1",
  "locked=1",
  "picture=0",
  "missing=fr",
  "keywords=steel",
  "keywords=lamp",
  "keywords=B00000042",
  "onSale=1&sort=name",
  "current_page=20",
]
const ORDER_LISTS = [
  "",
  "status=5,7&payment=1",
  "status=1",
  "keywords=buyer1234",
  "keywords=@many.example",
  "current_page=20",
]

type Shop = { name: string; api: ShopApi; headers: Record<string, string> }

/** Lists of the staff: as quick with very many goods and orders as with few, and never more than four statements. */
export async function staffLists(server: BenchServer, few: Database, many: Database): Promise<Figure[]> {
  const goods = await Promise.all([opened("1,000 goods", few, "few"), opened("1,000,000 goods", many, "large")])
  const orders = await Promise.all(ORDERS.map((count) => withOrders(server, count)))
  return [
    ...(await compared(
      "Goods",
      goods,
      GOODS.map((query) => `/api/admin/goods/lists?${query}`),
    )),
    ...(await compared(
      "Orders",
      orders,
      ORDER_LISTS.map((query) => `/api/admin/order/lists?${query}`),
    )),
  ]
}

async function withOrders(server: BenchServer, count: number): Promise<Shop> {
  const db = await server.anew(`bench_orders_${count}`)
  await growCommerce(db, "default-modulized", count)
  return opened(`${count.toLocaleString("en")} orders`, db, "default-modulized")
}

async function compared(what: string, [small, large]: Shop[], paths: readonly string[]): Promise<Figure[]> {
  if (!small || !large) throw new Error("There are no two shops to compare")
  const took = new Map<Shop, number[]>([
    [small, []],
    [large, []],
  ])
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++)
    for (const path of paths)
      for (const [shop, ms] of took) {
        const reply = await shop.api.ask(path, { headers: shop.headers })
        if (round >= 0) ms.push(reply.ms)
      }
  const p99 = (shop: Shop) => percentile(took.get(shop) ?? [], 0.99)
  const ratio = p99(large) / p99(small)
  const counts: number[] = []
  for (const path of paths) counts.push((await listStatements(large, path)).length)
  const most = Math.max(...counts)
  return [
    {
      name: `${what} in the back office, p99: ${large.name} against ${small.name}`,
      limit: times(RATIO_MAX),
      measured: `${times(ratio)} (${milliseconds(p99(large))} against ${milliseconds(p99(small))})`,
      ok: ratio <= RATIO_MAX,
    },
    {
      name: `${what} in the back office: statements of a list beside those for who asks`,
      limit: `≤ ${STATEMENTS_MAX}`,
      measured: String(most),
      ok: most <= STATEMENTS_MAX,
    },
  ]
}

/** Who asks is looked up for every call of the staff. */
const ABOUT_WHO = /"account(_session)?"|"staff"|account_session/

async function listStatements({ api, headers }: Shop, path: string) {
  const statements = await api.statementsOf(path, { headers })
  return statements.filter(({ text }) => !ABOUT_WHO.test(text))
}

/** A shop with somebody who works there. */
async function opened(name: string, db: Database, site: string): Promise<Shop> {
  const api = shopApi(db, site)
  const [email, password] = [`${randomBytes(6).toString("hex")}@bench.example`, randomBytes(12).toString("base64url")]
  await db.$client.query(
    `with made as (insert into account (email, name, password_hash) values ($2, 'Bench', $3) returning id)
     insert into staff (site_id, account_id, name, role, proved_at)
     select s.id, made.id, 'Bench', 'owner', now() from site s, made where s.name = $1`,
    [site, email, await hashPassword(password)],
  )
  return { name, api, headers: await signedIn(api, "/api/admin/login/account", { email, password }) }
}
