import { tmpdir } from "node:os"
import { drizzle } from "drizzle-orm/node-postgres"
import { pino } from "pino"
import type { Database } from "../src/db/database.ts"
import * as schema from "../src/db/schema.ts"
import { SITE_HEADER } from "../src/domain/site/staff-origin.ts"
import { createApi } from "../src/server/create-api.ts"
import type { PaymentProviders } from "../src/server/payment-provider.ts"
import { accountKeys } from "../src/server/payments/accounts/account-keys.ts"
import { paymentProviders } from "../src/server/payments/payment-providers.ts"
import { siteDirectory } from "../src/server/sites/site-directory.ts"

export type Statement = { text: string; params: unknown[] }
type Reply = { ms: number; text: string }
/** What is sent with a call that does more than look. */
type Sent = { headers?: Record<string, string>; body?: object }

/** The API of one site in this process, without a network. Keeps note of every statement that it sends. */
export type ShopApi = {
  db: Database
  ask: (path: string, sent?: Sent) => Promise<Reply>
  /** The statements that one request needs once the site is known. */
  statementsOf: (path: string, sent?: Sent) => Promise<Statement[]>
  /** The same for work that is no request; `db` takes note. */
  statementsIn: (work: () => Promise<unknown>) => Promise<Statement[]>
  payments: PaymentProviders
}

export const SECRET = "a secret for measuring, long enough"

export function shopApi(database: Database, site: string): ShopApi {
  const noted: Statement[] = []
  const logger = { logQuery: (text: string, params: unknown[]) => void noted.push({ text, params }) }
  const db: Database = drizzle({ client: database.$client, schema, casing: "snake_case", logger })
  const log = pino({ level: "error" })
  const keys = accountKeys({ secrets: [SECRET], environment: [] })
  const payments = paymentProviders({ db, log, secret: SECRET, keys })
  const resources = { secret: SECRET, dataFolder: tmpdir(), payments }
  const api = createApi({ db, log, sites: siteDirectory(db), ...resources })
  const visitorAt = (host: string) =>
    ({ host, authority: host, protocol: "http", address: "127.0.0.1", country: null }) as const

  const ask = async (path: string, { headers, body }: Sent = {}) => {
    noted.length = 0
    const host = path.startsWith("/api/admin/") ? `admin.${site}.localhost` : `${site}.localhost`
    const begin = performance.now()
    const posted = body && { method: "POST", body: JSON.stringify(body) }
    const init = {
      headers: { ...headers, [SITE_HEADER]: site, ...(body && { "content-type": "application/json" }) },
      ...posted,
    }
    const reply = await api.fetch(new Request(`http://${host}${path}`, init), { visitor: visitorAt(host) })
    const text = await reply.text()
    const ms = performance.now() - begin
    if (!reply.ok) throw new Error(`${path} at ${site}: ${text}`)
    return { ms, text }
  }
  const statementsOf = async (path: string, sent?: Sent) => {
    await ask("/api/goods/category")
    await ask(path, sent)
    return [...noted]
  }
  const statementsIn = async (work: () => Promise<unknown>) => {
    noted.length = 0
    await work()
    return [...noted]
  }
  return { db, ask, statementsOf, statementsIn, payments }
}
