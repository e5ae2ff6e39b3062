import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { freshDatabase } from "../fresh-database.ts"
import { edgeShop, html } from "./edge-shop.ts"

const { db } = await freshDatabase("demo")
const clientFolder = mkdtempSync(join(tmpdir(), "vitrine-staff-"))
mkdirSync(join(clientFolder, "assets"))
writeFileSync(join(clientFolder, "assets/shop-1a2b3c4d.js"), "shop()")
afterAll(() => rmSync(clientFolder, { recursive: true, force: true }))

const { visit, asked } = await edgeShop({
  db,
  clientFolder,
  render: (_, page) => {
    page.cache(["list"])
    return html("a page of the shop")
  },
})
const STAFF = "admin.default-modulized.localhost"

test("no page and no file of a shop is at the staff's origin, kept or not", async () => {
  expect(await visit("/SaleGoods/lists")).toMatchObject({ status: 200, body: "a page of the shop" })
  expect(await visit("/SaleGoods/lists")).toMatchObject({ headers: { "x-cache": "hit" } })
  expect(await visit("/assets/shop-1a2b3c4d.js")).toMatchObject({ status: 200 })
  asked.length = 0
  for (const host of [STAFF, "admin.localhost", `${STAFF}:3000`, STAFF.toUpperCase()])
    for (const path of [
      "/SaleGoods/lists",
      "/fr",
      "/assets/shop-1a2b3c4d.js",
      "/sitemap.xml",
      "/builds/latest.json",
      "/language/fr",
      "/media/x.webp",
      "/api/docs",
    ])
      expect(await visit(path, { host }), `${host}${path}`).toMatchObject({ status: 404 })
  expect(asked).toEqual([])
})

test("a host that only looks like one shows the default shop, and no staff", async () => {
  const host = "admin.unknown.example"
  expect(await visit("/SaleGoods/lists", { host })).toMatchObject({ status: 200, body: "a page of the shop" })
  expect(await visit("/api/admin/me", { host })).toMatchObject({ status: 404 })
})

test("the entrance speaks the visitor's language, runs its own script only, and cannot be framed", async () => {
  const { status, body, headers } = await visit("/", { host: STAFF, headers: { "accept-language": "de-CH" } })
  expect(status).toBe(200)
  expect(body).toContain('<html lang="de" dir="ltr">')
  expect(body).toContain("Öffnen Sie den Link, den Sie erhalten haben.")
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'sha256-[\w+/=]+'; connect-src 'self'; .*frame-ancestors 'none'/,
  )
  expect(headers).toMatchObject({
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  })
  expect((await visit("/", { host: STAFF, headers: { "accept-language": "ar" } })).body).toContain('dir="rtl"')
})

test("calls of the staff answer at their origin, without a word for pages of others", async () => {
  const preflight = {
    origin: "http://default-modulized.localhost",
    "access-control-request-method": "POST",
    "content-length": "0",
  }
  for (const [method, headers] of [
    ["GET", {}],
    ["OPTIONS", preflight],
  ] as const) {
    const reply = await visit("/api/admin/me", { host: STAFF, method, headers })
    expect(reply.status).toBe(method === "GET" ? 401 : 403)
    expect(Object.keys(reply.headers).filter((name) => name.startsWith("access-control"))).toEqual([])
    expect(reply.headers["content-security-policy"]).toContain("frame-ancestors 'none'")
  }
})

test("health is told at every host", async () => {
  expect(await visit("/healthz", { host: STAFF })).toMatchObject({ status: 200 })
})
