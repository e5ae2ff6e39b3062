import { randomUUID } from "node:crypto"
import { type IncomingHttpHeaders, request } from "node:http"
import { buffer } from "node:stream/consumers"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { pino } from "pino"
import { afterAll } from "vitest"
import type { Page, RenderPage } from "../../../src/contract/page.ts"
import type { Database } from "../../../src/db/database.ts"
import { type Changes, hearChanges } from "../../../src/db/hear-changes.ts"
import { createApp } from "../../../src/server/app.ts"
import { finish, listen } from "../../../src/server/serve.ts"
import { soon } from "../soon.ts"
import { tellChange } from "../tell-change.ts"
import { testPayments } from "../test-payments.ts"

export type Visit = {
  host?: string
  method?: string
  headers?: Record<string, string>
  body?: string
}
export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; bytes: Buffer }

type Options = {
  db: Database
  render: (request: Request, page: Page) => Response | Promise<Response>
  dataFolder?: string
  clientFolder?: string
  demoFolder?: string
  pageCacheMb?: number
  drawingsPerSecond?: number
  trustedProxies?: string[]
  requestLog?: { write: (line: string) => unknown }
}

const HOST = "default-modulized.localhost"

/** The whole edge over a real socket, with a storefront that the test draws, and that counts how often it was asked. */
export async function edgeShop({
  db,
  render,
  dataFolder = import.meta.dirname,
  clientFolder,
  demoFolder,
  requestLog,
  ...set
}: Options) {
  const changes: Changes = await hearChanges(db)
  const asked: { request: Request; page: Page }[] = []
  const renderPage: RenderPage = async (request, page) => {
    asked.push({ request, page })
    return render(request, page)
  }
  const { pageCacheMb = 8, trustedProxies = [], drawingsPerSecond = 10_000 } = set
  const app = createApp({
    db,
    log: pino({ level: "silent" }),
    requestLog,
    renderPage,
    buildId: "test",
    changes,
    clientFolder: clientFolder ?? import.meta.dirname,
    demoFolder,
    environment: environmentOf(),
    payments: testPayments({ db }),
  })
  function environmentOf() {
    return {
      dataFolder,
      trustedProxies,
      apiBase: undefined,
      pageCacheMb,
      drawingsPerSecond,
      sessionSecret: "a secret for tests, of thirty-two letters",
    }
  }
  const server = await listen(app.listener, 0)
  afterAll(async () => {
    await finish(server)
    app.close()
    await changes.close()
  })
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0

  /** With the path exactly as it is written: fetch would tidy it up first. */
  async function visit(path: string, { host = HOST, method = "GET", headers = {}, body }: Visit = {}): Promise<Answer> {
    const sent = request({ host: "127.0.0.1", port, path, method, headers: { host, ...headers }, agent: false }).end(
      body,
    )
    const [response] = await new Promise<[import("node:http").IncomingMessage]>((resolve, reject) => {
      sent.once("response", (incoming) => resolve([incoming])).once("error", reject)
    })
    const bytes = await buffer(response)
    const plain = unpacked(bytes, response.headers["content-encoding"])
    return { status: response.statusCode ?? 0, headers: response.headers, body: plain.toString(), bytes }
  }

  /** Returns once everything that was changed before has been heard here: messages come in the order they were sent. */
  async function hasHeard(): Promise<void> {
    const mark = `mark:${randomUUID()}`
    let isHeard = false
    const leave = changes.onChange((tags) => {
      isHeard ||= tags.has(mark)
    })
    await tellChange(db, [mark])
    await soon(() => isHeard)
    leave()
  }

  return { visit, asked, changes, hasHeard, server }
}

function unpacked(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes
  if (encoding === "br") return brotliDecompressSync(bytes)
  return encoding === "gzip" ? gunzipSync(bytes) : bytes
}

export const html = (text: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { "content-type": "text/html; charset=utf-8", ...init.headers } })
