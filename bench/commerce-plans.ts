import { writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pino } from "pino"
import { DEMO_MEMBER } from "../demo/demo-passwords.ts"
import { type DemoStaff, demoStaff } from "../demo/demo-staff.ts"
import { NO_LOOKS } from "../src/contract/template-looks.ts"
import { allJobs } from "../src/server/jobs/all-jobs.ts"
import type { BenchServer } from "./bench-server.ts"
import { growCommerce } from "./commerce-rows.ts"
import { type Figure, milliseconds } from "./figure.ts"
import { type Plan, planUndone } from "./query-plan.ts"
import { SECRET, type ShopApi, type Statement, shopApi } from "./shop-api.ts"
import { signedIn } from "./signed-in.ts"

const FILE = join(import.meta.dirname, "commerce-plans.md")
const SITE = "default-modulized"
/** Rows that a plan may look at and throw away. */
const PASSED_OVER_MAX = 1_000
/** What looks for rows; what only adds some has no plan to speak of. */
const HAS_PLAN = /^\s*(?:select|with|update|delete)/i

type Work = Record<string, Statement[]>

/** The plans of all that buyers, staff and jobs do with orders. A scan without an index fails the bench. */
export async function commercePlans(server: BenchServer): Promise<Figure[]> {
  const db = await server.anew("bench_commerce")
  await growCommerce(db, SITE)
  const api = shopApi(db, SITE)
  const begin = new Date()
  const work = { ...(await callsOf(api, await demoStaff(server.dataFolder))), ...(await jobsOf(api)) }
  // Each statement is done once more to be explained; nobody's session begins twice.
  await db.$client.query("delete from refresh_token where issued_at >= $1", [begin])
  await db.$client.query("delete from account_session where opened_at >= $1", [begin])
  const text = ["# Plans of the hot queries of commerce on 30,000 orders", "", "Written by `npm run bench`."]
  const without: string[] = []
  for (const [name, statements] of Object.entries(work)) {
    text.push("", `## ${name}`)
    for (const statement of distinct(statements)) {
      const plan = await planUndone(db.$client, statement)
      if (isWithoutIndex(plan)) without.push(`${name} (${plan.scanned.join(", ") || `${plan.passedOver} passed over`})`)
      const head = `${milliseconds(plan.ms)}, planned in ${milliseconds(plan.planningMs)}`
      text.push("", head, "", "```", ...plan.lines, "```")
    }
  }
  writeFileSync(FILE, `${text.join("\n")}\n`)
  const names = [...new Set(without)].join(", ")
  return [
    {
      name: "Hot queries of commerce without an index (commerce-plans.md)",
      limit: "none",
      measured: names || `none of ${Object.keys(work).length} calls and jobs`,
      ok: names === "",
    },
  ]
}

const isWithoutIndex = ({ scanned, passedOver }: Plan) => scanned.length > 0 || passedOver > PASSED_OVER_MAX

/** Each text once: what differs in its values has the same plan. */
const distinct = (statements: readonly Statement[]) =>
  [...new Map(statements.map((statement) => [statement.text, statement])).values()].filter(({ text }) =>
    HAS_PLAN.test(text),
  )

async function callsOf(api: ShopApi, keeper: DemoStaff): Promise<Work> {
  const member = await signedIn(api, "/api/login/account", DEMO_MEMBER)
  const staff = await signedIn(api, "/api/admin/login/account", keeper)
  const { text } = await api.ask("/api/Order/lists", { headers: member })
  const own: string = JSON.parse(text).data.list[0].order_no
  const { rows } = await api.db.$client.query<{ no: string; email: string }>(
    "select order_no as no, email from shop_order where guest_key is not null order by id limit 1",
  )
  const { no = "", email = "" } = rows[0] ?? {}
  const calls: Record<string, [path: string, headers?: Record<string, string>]> = {
    cart: ["/api/goods/cart", member],
    favourites: ["/api/goods/collect", member],
    addresses: ["/api/address/lists", member],
    coupons: ["/api/user/promation", member],
    "order list": ["/api/Order/lists", member],
    "order list, unpaid": ["/api/Order/lists?status=1", member],
    "order detail": [`/api/order/orderDetail?order_no=${own}`, member],
    "guest's order": [`/api/order/orderDetail?order_no=${no}&email=${email}`],
    "staff: today": ["/api/admin/desk/today", staff],
    "staff: orders": ["/api/admin/order/lists", staff],
    "staff: orders to send": ["/api/admin/order/lists?status=5,7&payment=1", staff],
    "staff: orders by words": ["/api/admin/order/lists?keywords=buyer1234", staff],
    "staff: an order": [`/api/admin/order/detail?order_no=${no}`, staff],
    "staff: members": ["/api/admin/member/lists", staff],
    "staff: returns": ["/api/admin/return/lists", staff],
  }
  const work: Work = { "sign-in": await api.statementsOf("/api/login/account", { body: DEMO_MEMBER }) }
  for (const [name, [path, headers]] of Object.entries(calls))
    work[name] = await api.statementsOf(path, { headers: headers ?? {} })
  return work
}

async function jobsOf({ db, payments, statementsIn }: ShopApi): Promise<Work> {
  const post = { from: null, send: async () => {} }
  const resources = {
    db,
    payments,
    log: pino({ level: "silent" }),
    secret: SECRET,
    dataFolder: tmpdir(),
    now: new Date(),
  }
  const work: Work = {}
  for (const job of allJobs(post, { mailLooks: {}, templateLooks: NO_LOOKS }))
    work[`job: ${job.name}`] = await statementsIn(() => job.run(resources))
  return work
}
