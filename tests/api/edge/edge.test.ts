import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { type IncomingMessage, request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { getRequestListener } from "@hono/node-server"
import { pino } from "pino"
import { afterAll, describe, expect, test } from "vitest"
import type { Page } from "../../../src/contract/page.ts"
import { createApp } from "../../../src/server/app.ts"
import { finish, listen } from "../../../src/server/serve.ts"
import { freshDatabase } from "../fresh-database.ts"
import { testPayments } from "../test-payments.ts"

const { db } = await freshDatabase("demo")
const { db: emptyDb } = await freshDatabase("empty")

const dataFolder = mkdtempSync(join(tmpdir(), "vitrine-edge-"))
const SECRET = "not-for-visitors"
mkdirSync(join(dataFolder, "media/shop"), { recursive: true })
writeFileSync(join(dataFolder, "media/shop/mug.webp"), "a mug")
writeFileSync(join(dataFolder, "session-secret"), SECRET)
symlinkSync(join(dataFolder, "session-secret"), join(dataFolder, "media/shop/link.webp"))
symlinkSync(dataFolder, join(dataFolder, "media/shop/up"))

const asked: Page[] = []
const resources = {
  log: pino({ level: "silent" }),
  environment: {
    dataFolder,
    trustedProxies: [],
    apiBase: undefined,
    sessionSecret: "a secret for tests, of thirty-two letters",
  },
  buildId: "test",
}
const renderPage = async (incoming: Request, page: Page) => {
  if (incoming.url.endsWith("/break")) throw new Error("the storefront broke")
  asked.push(page)
  return new Response("a page")
}
const open = (database: typeof db) =>
  listen(
    getRequestListener(
      createApp({ ...resources, db: database, payments: testPayments({ db: database }), renderPage }).fetch,
    ),
    0,
  )
const [server, emptyServer] = await Promise.all([open(db), open(emptyDb)])
afterAll(async () => {
  await Promise.all([finish(server), finish(emptyServer)])
  rmSync(dataFolder, { recursive: true, force: true })
})

type Sent = { host?: string; cookie?: string; at?: typeof server; method?: string }

/** Over a socket, with the path exactly as it is written: fetch would tidy it up first. */
async function visit(path: string, { host = "default-modulized.localhost", cookie, at = server, method }: Sent = {}) {
  asked.length = 0
  const address = at.address()
  const port = typeof address === "object" && address ? address.port : 0
  const headers = { host, ...(cookie && { cookie }) }
  const outgoing = request({ host: "127.0.0.1", port, path, method, headers, agent: false }).end()
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once("response", resolve).once("error", reject)
  })
  return { status: response.statusCode, headers: response.headers, body: await text(response), page: asked[0] }
}

describe("a page is asked for with", () => {
  test.each([
    ["/", undefined, { basename: "/", template: "default-modulized", locale: "en" }],
    ["/SaleGoods/lists?type=3", undefined, { basename: "/", template: "default-modulized", locale: "en" }],
    ["/arts", undefined, { basename: "/arts", template: "arts", locale: "en" }],
    ["/fr/SaleGoods/lists", undefined, { basename: "/fr", template: "default-modulized", locale: "fr" }],
    ["/ara/car-green/item/1", undefined, { basename: "/ara/car-green", template: "car-green", locale: "ara" }],
    ["/en/arts", undefined, { basename: "/", template: "default-modulized", locale: "en" }],
    ["/arts/fr", undefined, { basename: "/arts", template: "arts", locale: "en" }],
    ["/artsy", undefined, { basename: "/", template: "default-modulized", locale: "en" }],
    ["/", "template=sport", { basename: "/", template: "sport", locale: "en" }],
    ["/arts", "template=sport", { basename: "/arts", template: "arts", locale: "en" }],
    ["/", "template=nothing", { template: "default-modulized" }],
    ["/", "template=__proto__", { template: "default-modulized" }],
    ["/", "template=%E0%A4%A; rate=%", { template: "default-modulized" }],
    ["/", "template=; template=; =;;", { template: "default-modulized" }],
    ["/", `template=${"x".repeat(3000)}`, { template: "default-modulized" }],
  ])("%s and cookie %s", async (path, cookie, expected) => {
    const { status, page } = await visit(path, { cookie })
    expect(status).toBe(200)
    expect(page).toMatchObject({ origin: "http://default-modulized.localhost", ...expected })
  })

  test.each([
    ["sport.localhost:3000", "sport", "http://sport.localhost:3000"],
    ["SPORT.localhost.", "sport", "http://sport.localhost"],
    ["nobody.example", "default-modulized", "http://default-modulized.localhost"],
    ["127.0.0.1", "default-modulized", "http://default-modulized.localhost"],
  ])("the shop of host %s", async (host, template, origin) => {
    expect((await visit("/", { host })).page).toMatchObject({ template, origin })
  })

  test("the API of the same shop", async () => {
    const { page } = await visit("/", { host: "sport.localhost" })
    const reply = await page?.api(new Request("http://sport.localhost/api/site/config"))
    expect(await reply?.json()).toMatchObject({ code: 1, data: { dnames: "Split Athletics" } })
  })
})

describe("odd addresses", () => {
  test.each([
    ["10,000 characters", `/${"x".repeat(10_000)}`],
    ["a NUL", "/%00/item/%00"],
    ["bytes that are no UTF-8", "/%ff%fe/%c0%80"],
    ["half an escape", "/%/%a/%zz"],
    ["dots", "/../../etc/passwd"],
    ["a thousand segments", "/a".repeat(1000)],
    ["a query full of junk", "/?%00=%ff&a[b]=1&&&"],
  ])("%s still gets a page of the shop", async (_name, path) => {
    const { status, page } = await visit(path)
    expect(status).toBe(200)
    expect(page).toMatchObject({ origin: "http://default-modulized.localhost", basename: "/" })
  })

  test.each([
    ["many slashes", "//////", "/"],
    ["another host in front", "//evil.example/arts", "/evil.example/arts"],
  ])("%s lead to a page of the shop", async (_name, path, location) => {
    const { status, headers } = await visit(path)
    expect({ status, location: headers.location }).toEqual({ status: 301, location })
  })

  test.each(["bad host", "a/b", "<script>", "shop:99999"])(
    "a host of %j is answered, never with a failure of ours",
    async (host) => {
      const { status = 500 } = await visit("/", { host })
      expect(status).toBeLessThan(500)
    },
  )
})

describe("pictures", () => {
  test("one that is there is served, and may be cached for a day", async () => {
    const { status, body, headers } = await visit("/media/shop/mug.webp")
    expect({ status, body }).toEqual({ status: 200, body: "a mug" })
    expect(headers).toMatchObject({ "cache-control": "public, max-age=86400", "content-type": "image/webp" })
  })

  test.each([
    ...[
      "/media/../session-secret",
      "/media/..%2fsession-secret",
      "/media/%2e%2e/session-secret",
      "/media/%2e%2e%2fsession-secret",
    ],
    ...[
      "/media/shop/../../session-secret",
      "/media/..%5csession-secret",
      "/media/..\\session-secret",
      "/media//../session-secret",
    ],
    ...[
      "/media/%252e%252e/session-secret",
      "/media/....//session-secret",
      "/media/.%2e/session-secret",
      "/media/..;/session-secret",
    ],
    ...[
      `/media/${dataFolder}/session-secret`,
      `/media/%2f${dataFolder.slice(1)}/session-secret`,
      "/media/session-secret%00.webp",
    ],
    ...[
      "/media/shop/link.webp",
      "/media/shop/up/session-secret",
      "/session-secret",
      "/media/%00",
      "/media/%ff",
      "/media",
      "/media/",
    ],
    "/media/shop",
    "/media/shop/",
    "/media/nothing.webp",
    "/media/shop/mug.webp/",
    "/media/shop/mug.webp/x",
  ])("%s leads to nothing but the media folder", async (path) => {
    const { status = 500, body } = await visit(path)
    expect(body).not.toContain(SECRET)
    expect(status, body).toBeLessThan(500)
    if (status === 200) expect(body, "the storefront answers what is not below /media").toBe("a page")
  })

  test("they are only for reading", async () => {
    expect((await visit("/media/shop/mug.webp", { method: "DELETE" })).status).toBe(404)
    expect(await visit("/media/shop/mug.webp", { method: "HEAD" })).toMatchObject({ status: 200, body: "" })
  })
})

test("/healthz says ok while the database answers", async () => {
  const { status, body } = await visit("/healthz")
  expect({ status, body: JSON.parse(body) }).toEqual({ status: 200, body: { status: "ok" } })
})

test("/builds/latest.json names the running build", async () => {
  expect(JSON.parse((await visit("/builds/latest.json")).body)).toEqual({ id: "test" })
})

test("a storefront that breaks gives a plain page that says to try again, and nothing of the failure", async () => {
  const { status, body, headers } = await visit("/break")
  expect(status).toBe(503)
  expect(headers["content-type"]).toMatch(/^text\/html/)
  expect(body).toContain("The shop is unavailable for a moment. Please try again.")
  expect(body).not.toMatch(/storefront broke|at .*\.ts/)
})

test("where there is no shop at all a page says how to open one", async () => {
  const { status, body, page } = await visit("/", { at: emptyServer })
  expect(status).toBe(404)
  expect(body).toContain("There is no shop here yet.")
  expect(page).toBeUndefined()
})
