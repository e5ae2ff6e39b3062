import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import type { Page } from "../../../src/contract/page.ts"
import { freshDatabase } from "../fresh-database.ts"
import { soon } from "../soon.ts"
import { edgeShop, html } from "./edge-shop.ts"

const { db } = await freshDatabase("demo")
let drawings = 0
let delay = Promise.resolve()

/** A storefront whose first path segment says how the page behaves. */
async function render(request: Request, page: Page): Promise<Response> {
  const { pathname } = new URL(request.url)
  const kind = pathname.split("/").find((part) => part.startsWith("is-"))
  drawings += 1
  await delay
  if (kind !== "is-personal") page.cache(["list"])
  if (kind === "is-spoilt") page.spoil()
  const text = `<p>${pathname}</p><p>${page.template}</p><p>drawing ${drawings}</p>`
  if (kind === "is-cookie") return html(text, { headers: { "set-cookie": "a=1" } })
  if (kind === "is-private") return html(text, { headers: { "cache-control": "private" } })
  if (kind === "is-moved") return new Response(null, { status: 301, headers: { location: "/there" } })
  if (kind === "is-missing") return html(text, { status: 404 })
  if (kind === "is-broken") return html(text, { status: 503 })
  if (kind === "is-scripted") return html(many(page.nonce))
  if (kind === "is-long")
    return html(Array.from({ length: 2_000 }, (_, n) => `<p>${n * 7919} pieces of ${n}</p>`).join(""))
  return html(text)
}
const many = (nonce = "") => Array.from({ length: 50 }, (_, n) => `<script nonce="${nonce}">s(${n})</script>`).join("")

const { visit, asked } = await edgeShop({ db, render })
let place = 0
/** An address that nobody has asked for yet. */
const fresh = (path: string) => `/case-${++place}${path}`

beforeEach(() => {
  drawings = 0
  asked.length = 0
  delay = Promise.resolve()
})
afterEach(() => vi.useRealTimers())

describe("what is cached", () => {
  test.each([
    ["a public page", "", {}, {}],
    ["its data for a client navigation", ".data", {}, {}],
    ["a page of a list", "?p=2&keywords=mug", {}, {}],
    ["a page behind an advertisement", "?utm_source=mail", {}, {}],
    ["the page of another advertisement", "?p=2&gclid=a", "?fbclid=b&p=2", {}],
    ["a move for good", "/is-moved", {}, {}],
    ["a page that is only looked for", "", {}, { method: "HEAD" }],
    ["a page for whoever has chosen nothing", "", {}, { headers: { cookie: "rate=999999; template=nothing" } }],
    ["a page for a member", "", {}, { headers: { cookie: "token=secret" } }],
  ])("%s", async (_name, first, second, how) => {
    const path = fresh(first)
    await visit(path)
    const again = await visit(typeof second === "string" ? path.replace(first, second) : path, how)
    expect(again.headers["x-cache"]).toBe("hit")
    expect(drawings).toBe(1)
  })

  test("a search engine's visit is enough for everyone", async () => {
    const path = fresh("")
    const first = await visit(path, { headers: { "user-agent": "Googlebot/2.1", "accept-encoding": "gzip" } })
    const second = await visit(path, { headers: { "accept-encoding": "br" } })
    expect(second.body).toBe(first.body)
    expect([first.headers["content-encoding"], second.headers["content-encoding"]]).toEqual(["gzip", "br"])
    expect(drawings).toBe(1)
  })
})

describe("what is never cached", () => {
  test.each([
    ["a page whose loader does not say so", "/is-personal", {}],
    ["a page that sets a cookie", "/is-cookie", {}],
    ["a page that asks not to be", "/is-private", {}],
    ["a page that failed in part", "/is-spoilt", {}],
    ["a page that is missing", "/is-missing", {}],
    ["a page that failed", "/is-broken", {}],
    ["a page with more inline scripts than a header can name", "/is-scripted", {}],
    ["a form that was sent", "", { method: "POST" }],
    ["a path that is too long", `/${"x".repeat(800)}`, {}],
  ])("%s", async (_name, end, how) => {
    const path = fresh(end)
    for (const expected of [1, 2]) {
      const { headers } = await visit(path, how)
      expect(headers["x-cache"]).toBe("none")
      expect(drawings).toBeGreaterThanOrEqual(expected)
    }
    expect(asked.length).toBe(drawings)
  })
})

test.each([
  ["currency", { headers: { cookie: "rate=RATE" } }],
  ["template", { headers: { cookie: "template=sport" } }],
  ["shop", { host: "sport.localhost" }],
  ["address of the shop", { host: "default-modulized.localhost:81" }],
])("who shares a page shares the %s", async (_name, other) => {
  const { rows } = await db.$client.query<{ id: number }>(
    "select c.id from currency c join site_domain d using (site_id) where d.host = $1 and not c.is_base",
    ["default-modulized.localhost"],
  )
  const headers = JSON.parse(JSON.stringify(other).replace("RATE", String(rows[0]?.id)))
  const path = fresh("")
  await visit(path)
  expect((await visit(path, headers)).headers["x-cache"]).toBe("miss")
  expect((await visit(path, headers)).headers["x-cache"]).toBe("hit")
  expect(drawings).toBe(2)
})

test("nothing of a visitor reaches a page that is cached", async () => {
  const headers = {
    cookie: "token=secret; template=arts; user=Ada",
    authorization: "Bearer secret",
    "accept-language": "fr",
    "user-agent": "Ada's browser",
  }
  await visit(fresh(""), { headers })
  expect(asked.length).toBe(1)
  expect(Object.fromEntries(asked[0]?.request.headers ?? [])).toEqual({ cookie: "template=arts" })
})

test("a page of one's own is drawn with all that the visitor sent", async () => {
  const path = fresh("/is-personal")
  await visit(path, { headers: { cookie: "token=secret" } })
  expect(asked.at(-1)?.request.headers.get("cookie")).toBe("token=secret")
})

/** No page is finished before what is returned is called. */
function holdDrawings(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  delay = promise
  return resolve
}

test("a crowd of 200 that asks at once is answered by one drawing", async () => {
  const open = holdDrawings()
  const path = fresh("")
  const crowd = Array.from({ length: 200 }, () => visit(path))
  await soon(() => drawings > 0)
  setTimeout(open, 300)
  const answers = await Promise.all(crowd)
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
  expect(drawings).toBe(1)
})

test("an old page is sent at once, once more, while one new one is drawn", async () => {
  const path = fresh("")
  const { body: old } = await visit(path)
  const open = holdDrawings()
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 })
  const meanwhile = await Promise.all(Array.from({ length: 20 }, () => visit(path)))
  expect(meanwhile.every(({ body }) => body === old)).toBe(true)
  expect(meanwhile[0]?.headers["x-cache"]).toBe("stale")
  open()
  await soon(async () => (await visit(path)).headers["x-cache"] === "hit")
  expect((await visit(path)).body).toContain("drawing 2")
  expect(drawings).toBe(2)
})

test("a browser that has the page is told so, and asks every time", async () => {
  const path = fresh("")
  const { headers } = await visit(path, { headers: { "accept-encoding": "br" } })
  expect(headers).toMatchObject({
    "cache-control": "public, max-age=0, must-revalidate, s-maxage=60",
    "cdn-cache-control": "public, max-age=60, stale-while-revalidate=600",
    vary: "Accept-Encoding, Cookie",
  })
  for (const copy of [headers.etag ?? "", `"x", ${headers.etag}`, "*"]) {
    const again = await visit(path, { headers: { "if-none-match": copy, "accept-encoding": "gzip" } })
    expect(again).toMatchObject({ status: 304, body: "" })
    expect(again.headers.etag).toBe(headers.etag)
  }
  expect((await visit(path, { headers: { "if-none-match": '"other"' } })).status).toBe(200)
})

test("a browser that has the page keeps its policy, whether the page was cached or has just been drawn again", async () => {
  const path = fresh("")
  for (const cached of ["miss", "hit"]) {
    const { status, headers } = await visit(path, { headers: { "if-none-match": "*" } })
    expect({ status, cached: headers["x-cache"] }).toEqual({ status: 304, cached })
    // What a 304 says of it would replace what the browser has, and a page without scripts and styles would be shown.
    expect(headers["content-security-policy"]).toBeUndefined()
  }
})

test("HEAD tells the length and sends nothing", async () => {
  const path = fresh("")
  const { bytes } = await visit(path)
  const head = await visit(path, { method: "HEAD" })
  expect(head).toMatchObject({ status: 200, body: "" })
  expect(head.headers["content-length"]).toBe(String(bytes.length))
})

test("a page is compressed quickly at first, and well once somebody asks again", async () => {
  const path = fresh("/is-long")
  const ask = () => visit(path, { headers: { "accept-encoding": "br" } })
  const first = await ask()
  await soon(async () => (await ask()).bytes.length < first.bytes.length)
  const later = await ask()
  expect(later.body).toBe(first.body)
  expect(later.headers.etag).toBe(first.headers.etag)
  expect(later.headers["content-length"]).toBe(String(later.bytes.length))
  expect(drawings).toBe(1)
})
