import { expect, test } from "vitest"
import type { Look } from "../../../src/contract/look.ts"
import { draftToken } from "../../../src/server/look/draft-token.ts"
import { signedValue } from "../../../src/server/signed-value.ts"
import { freshDatabase } from "../fresh-database.ts"
import { edgeShop } from "./edge-shop.ts"

const { db } = await freshDatabase("demo")
const SECRET = "a secret for tests, of thirty-two letters"
const OFFICE = "http://admin.localhost"

/** A storefront that shows what it was told: title, template, and whether it may be cached. */
const { visit, asked } = await edgeShop({
  db,
  render: async (request, page) => {
    page.cache(["list"])
    page.draft?.tellSections(["hero-0", "story-1"])
    const config = await page.ask?.("GET /api/site/config", undefined, { cookies: null, language: "en" })
    const ticker = config?.code === 1 ? config.data.ad_config.ticker.join() : "?"
    const body = `<html><head></head><body><p>${page.template} ${ticker} ${new URL(request.url).pathname}</p></body></html>`
    return new Response(body, { headers: { "content-type": "text/html" } })
  },
})

const NEW: Partial<Look> = { template: "arts" }
const stored = { template: NEW.template, homeSections: null, adConfig: { ticker: ["Only in the draft"] }, look: null }
await db.$client.query(
  `with step as (insert into look_revision (site_id, look) values (1, $1) returning id)
   insert into look_draft (site_id, revision_id, version, share_key, shared_until)
   select 1, id, 1, 'abc', now() + interval '1 day' from step`,
  [JSON.stringify(stored)],
)
const soon = () => new Date(Date.now() + 60_000)
const frame = draftToken(SECRET, {
  siteId: 1,
  reader: "frame",
  expires: soon(),
  key: Buffer.from(OFFICE).toString("base64url"),
})
const shared = draftToken(SECRET, { siteId: 1, reader: "share", expires: soon(), key: "abc" })
const header = (value: string | string[] | undefined) => String(value)

test("a page of the draft is drawn for the back office alone, and cached by nobody", async () => {
  const page = await visit(`/draft/${frame}/fr`)
  expect(page.status).toBe(200)
  expect(page.body).toContain("arts Only in the draft")
  expect(page.body).toContain('data-sections="hero-0 story-1"')
  expect(header(page.headers["cache-control"])).toBe("private, no-store")
  expect(header(page.headers["x-robots-tag"])).toContain("noindex")
  expect(header(page.headers["content-security-policy"])).toContain(`frame-ancestors 'self' ${OFFICE}`)
  expect(header(page.headers["content-security-policy"])).toContain("form-action 'none'")
  const drawn = asked.length
  await visit(`/draft/${frame}/fr`)
  expect(asked.length).toBe(drawn + 1)
})

test("nothing of it is on a page of the shop, before and after", async () => {
  for (const path of ["/", "/fr", "/"]) {
    const page = await visit(path)
    expect(page.body).toContain("default-modulized")
    expect(page.body).not.toContain("Only in the draft")
    expect(header(page.headers["content-security-policy"])).not.toContain(OFFICE)
  }
})

test("a link that was shared shows the draft without the back office in a frame, and ends with its key", async () => {
  const page = await visit(`/draft/${shared}/`)
  expect(page.body).toContain("Only in the draft")
  expect(header(page.headers["content-security-policy"])).toMatch(/frame-ancestors 'self';/)
  await db.$client.query("update look_draft set share_key = 'other' where site_id = 1")
  expect((await visit(`/draft/${shared}/`)).status).toBe(404)
})

const pass = { siteId: 1, reader: "frame" as const, expires: soon(), key: "" }
test.each([
  ["of another shop", draftToken(SECRET, { ...pass, siteId: 2 })],
  ["that is over", draftToken(SECRET, { ...pass, expires: new Date(Date.now() - 1000) })],
  ["that was tampered with", frame.replace("1-frame", "2-frame")],
  ["of another secret", draftToken("another secret, of thirty-two letters too", pass)],
  ["that was made for something else", signedValue(SECRET, "guest", "1-frame-9999999999-")],
  ["that is none", "x.y"],
])("a token %s opens nothing", async (_, token) => {
  const drawn = asked.length
  const page = await visit(`/draft/${token}/`)
  expect([page.status, asked.length]).toEqual([404, drawn])
})

test("nothing is ordered or changed there, and the token opens no call", async () => {
  expect((await visit(`/draft/${frame}/cart`, { method: "POST" })).status).toBe(403)
  const referer = `http://default-modulized.localhost/draft/${frame}/item/x_1`
  const call = await visit("/api/goods/addCart", {
    method: "POST",
    headers: { referer, "content-type": "application/json" },
    body: JSON.stringify({ detail_id: 1, number: 1 }),
  })
  expect([call.status, JSON.parse(call.body).reason]).toEqual([403, "previewOnly"])
  expect((await visit(`/draft/${frame}/api/admin/look`)).body).not.toContain("published")
})

test("the script of the preview is a file, and on no other page", async () => {
  const script = await visit("/draft/preview.js")
  expect([script.status, header(script.headers["content-type"])]).toEqual([200, "text/javascript; charset=utf-8"])
  expect((await visit("/")).body).not.toContain("preview.js")
})
