import type { QueryResultRow } from "pg"
import { pino } from "pino"
import { expect } from "vitest"
import type { AskOf, Call } from "../../src/contract/call.ts"
import { type AllCalls, type CallReply, calls } from "../../src/contract/calls.ts"
import type { Envelope } from "../../src/contract/envelope.ts"
import { site } from "../../src/db/schema/site.ts"
import { SITE_HEADER } from "../../src/domain/site/staff-origin.ts"
import { viesChecker } from "../../src/server/business/vies-checker.ts"
import { createApi } from "../../src/server/create-api.ts"
import type { HostProver } from "../../src/server/host-proof.ts"
import { sandboxProvider } from "../../src/server/payments/sandbox/sandbox-provider.ts"
import { type SiteDirectory, siteDirectory } from "../../src/server/sites/site-directory.ts"
import { checkPublished } from "./api/published-shape.ts"
import { freshDatabase } from "./fresh-database.ts"
import { readLooks } from "./template-looks.ts"
import { testPayments } from "./test-payments.ts"

export type Answer<Data> = Envelope<Data> & { status: number; headers: Headers }

type From = {
  /** The shop's host; calls of the staff are sent to the staff's host before it, and name this shop unless they name one. */
  host?: string
  country?: string
  address?: string
  protocol?: "http" | "https"
}

/** No test asks the world outside. */
const NOBODY = "http://127.0.0.1:1"
/** Shorter than anybody waits. */
const VIES_MS = 500

const HOST = "default-modulized.localhost"

/** All buyers of a test have one network and often one address. The tests of these limits set what a shop has without them. */
const MANY_UNPAID = {
  unpaidOrdersPerBuyer: 1_000_000,
  unpaidOrdersPerNetwork: 1_000_000,
  unpaidStockPercent: 100,
  unpaidPiecesLeast: 1_000_000,
}

/** Else a day that a test names would not be today's in some hours. The tests of time zones set what a shop has. */
const CLOCKS = { timeZone: "UTC" }

/** The whole API on a database of its own. Calls are made as a browser makes them, by host, and every reply is checked against the contract. */
export async function testShop(
  content: "empty" | "demo" = "demo",
  {
    viesUrl = NOBODY,
    hostProver = async () => ({ record: "unreachable", file: "unreachable" }),
    ...providers
  }: Omit<Parameters<typeof testPayments>[0], "db" | "secret"> & {
    /** Where VAT numbers are asked for, in shops that have switched it on. */
    viesUrl?: string
    /** Who looks whether a host is an owner's; nobody by itself. */
    hostProver?: HostProver
  } = {},
) {
  const { db, dataFolder, connection } = await freshDatabase(content)
  await db.update(site).set({ ...MANY_UNPAID, ...CLOCKS })
  // What a test changes by SQL, or as staff, holds at once; between changes a site is looked up once.
  let remembered = siteDirectory(db)
  const forgetSites = () => {
    remembered = siteDirectory(db)
  }
  const sites: SiteDirectory = {
    find: (hosts) => remembered.find(hosts),
    named: (name) => remembered.named(name),
  }
  const secret = "a secret for tests, of thirty-two letters"
  const payments = testPayments({ db, secret, ...providers })
  const templateHomes = { "default-modulized": [{ section: "hero" }, { section: "goodsRail" }] } as const
  const { log = pino({ level: "silent" }) } = providers
  const api = createApi({
    db,
    log,
    sites,
    secret,
    dataFolder,
    payments,
    vatChecker: viesChecker(viesUrl, VIES_MS),
    templateHomes,
    hostProver,
    templateLooks: readLooks(),
  })

  /** Sends any request: for what is not a call, or not a good one. */
  const send = async (path: string, init: RequestInit & From = {}) => {
    const { host: shopHost = HOST, country = null, address = "127.0.0.1", protocol = "http", ...request } = init
    const host = path.startsWith("/api/admin/") ? `admin.${shopHost}` : shopHost
    const headers = new Headers(request.headers)
    if (host !== shopHost && !headers.has(SITE_HEADER))
      headers.set(SITE_HEADER, (await sites.find([shopHost]))?.name ?? "")
    const visitor = { host, authority: host, protocol, address, country }
    const response = await api.fetch(new Request(`${protocol}://${host}${path}`, { ...request, headers }), {
      visitor,
    })
    if (path.startsWith("/api/admin/") && request.method === "POST") forgetSites()
    const isJson = response.headers.get("content-type")?.startsWith("application/json")
    const [asked = ""] = path.split("?")
    if (isJson) checkPublished(request.method ?? "GET", asked, response.status, await response.clone().text())
    return response
  }

  async function ask<Name extends keyof AllCalls>(
    name: Name,
    sent: AskOf<AllCalls[Name]> & From & { headers?: Record<string, string> } = {},
  ): Promise<Answer<CallReply<Name>>> {
    const [method = "", path = ""] = name.split(" ")
    const query = new URLSearchParams(
      Object.entries(sent.query ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
    )
    const response = await send(query.size > 0 ? `${path}?${query}` : path, {
      method,
      host: sent.host,
      country: sent.country,
      address: sent.address,
      protocol: sent.protocol,
      headers: { ...sent.headers, ...(sent.body && { "content-type": "application/json" }) },
      ...(sent.body && { body: JSON.stringify(sent.body) }),
    })
    const isFile = response.headers.has("content-disposition")
    const envelope: Envelope<CallReply<Name>> = isFile
      ? JSON.parse(JSON.stringify({ code: 1, data: await response.text(), msg: "" }))
      : await response.json()
    if (envelope.code === 1) checkReply(name, calls[name], envelope.data)
    return { ...envelope, status: response.status, headers: response.headers }
  }

  /** What a call that must succeed gives. */
  async function get<Name extends keyof AllCalls>(
    name: Name,
    query?: AskOf<AllCalls[Name]>["query"],
    from: From & { headers?: Record<string, string> } = {},
  ): Promise<CallReply<Name>> {
    const answer = await ask(name, { query, ...from })
    if (answer.code !== 1) throw new Error(`${name} was refused: ${answer.reason}`)
    return answer.data
  }

  /** Looks into the database, or changes it behind the shop's back. */
  async function rows<Row extends QueryResultRow>(statement: string, ...values: unknown[]): Promise<Row[]> {
    const result = await db.$client.query<Row>(statement, values)
    if (!/^\s*select\b/i.test(statement)) forgetSites()
    return result.rows
  }

  /** What a shop is like without an app, for as long as `act` takes. */
  async function withoutApp(appId: number, act: () => Promise<void>): Promise<void> {
    const gone = await rows<{ site_id: number }>("delete from site_app where app_id = $1 returning site_id", appId)
    await act().finally(() =>
      rows("insert into site_app (site_id, app_id) select unnest($1::int[]), $2", ids(gone), appId),
    )
  }

  /** The sandbox as it is by itself. */
  const sandbox = sandboxProvider({ db, secret })
  return { db, log, dataFolder, connection, api, secret, payments, sandbox, send, ask, get, rows, withoutApp }
}

const ids = (sites: { site_id: number }[]) => sites.map(({ site_id }) => site_id)

/** The reply has exactly the shape that OpenAPI promises; a field too many would be a leak. */
function checkReply(name: string, call: Call, data: unknown): void {
  const parsed = call.reply.safeParse(data)
  expect(parsed.error?.issues ?? [], `${name} replies as promised`).toEqual([])
  expect(data, `${name} replies with nothing else`).toEqual(parsed.data)
}
