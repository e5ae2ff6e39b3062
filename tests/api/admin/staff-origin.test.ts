import { describe, expect, test } from "vitest"
import { demoStaff } from "../../../demo/demo-staff.ts"
import { adminCalls } from "../../../src/contract/admin/calls.ts"
import { calls } from "../../../src/contract/calls.ts"
import { createApi } from "../../../src/server/create-api.ts"
import { siteDirectory } from "../../../src/server/sites/site-directory.ts"
import { cookieHeader } from "../members/sessions.ts"
import { newStaff } from "../people.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { db, log, secret, dataFolder, payments } = shop
const SHOP = "default-modulized.localhost"
const STAFF = `admin.${SHOP}`
const WHOLE_SERVER = "staff.example"

const resources = { db, log, secret, dataFolder, payments, sites: siteDirectory(db) }
const perShop = createApi(resources)
const wholeServer = createApi({ ...resources, adminOrigin: `https://${WHOLE_SERVER}` })

type Sent = { headers?: Record<string, string>; body?: object; api?: typeof perShop }

/** A call by exactly that host. */
async function asked(host: string, name: string, { headers = {}, body, api = perShop }: Sent = {}) {
  const [method = "", path = ""] = name.split(" ")
  const visitor = { host, authority: host, protocol: "http", address: "127.0.0.1", country: null } as const
  const request = new Request(`http://${host}${path}`, {
    method,
    headers: {
      ...(name in adminCalls && { "x-vitrine-site": "default-modulized" }),
      ...headers,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const reply = await api.fetch(request, { visitor })
  return { status: reply.status, headers: reply.headers, ...(await reply.json()) }
}

const owner = await newStaff(shop)
const sporty = await newStaff(shop, "owner", "sport")
const { email, password } = await demoStaff(dataFolder)
const signedIn = await asked(STAFF, "POST /api/admin/login/account", {
  body: { email, password },
  headers: { "sec-fetch-site": "same-origin" },
})
const cookie = cookieHeader(signedIn.headers)

test("whoever is signed in at the staff's origin is known there, by cookie and by bearer", async () => {
  expect(cookie).toMatch(/^staff_session=/)
  expect(await asked(STAFF, "GET /api/admin/me", { headers: { cookie } })).toMatchObject({ data: { email } })
  expect(await asked(STAFF, "GET /api/admin/me", owner)).toMatchObject({ data: { email: owner.email } })
})

describe("on a shop's own host", () => {
  test.each(Object.keys(adminCalls))("%s is not there, whatever is sent with it", async (name) => {
    for (const headers of [{}, owner.headers, { cookie }, { cookie, "sec-fetch-site": "same-origin" }])
      expect(await asked(SHOP, name, { headers })).toMatchObject({ status: 404, reason: "unknownCall" })
  })

  test("nobody learns by which method a staff call is made", async () => {
    const { status, headers } = await asked(SHOP, "PUT /api/admin/order/refund")
    expect({ status, allow: headers.get("allow") }).toEqual({ status: 404, allow: null })
  })

  test.each(["localhost", "unknown.example", "admin.unknown.example", "xadmin.sport.localhost", "[::1]"])(
    "%s is none of the staff's",
    async (host) => {
      expect(await asked(host, "GET /api/admin/me", owner)).toMatchObject({ status: 404 })
    },
  )
})

describe("at the staff's origin", () => {
  test.each(Object.keys(calls).filter((name) => !(name in adminCalls)))("%s is not there", async (name) => {
    expect(await asked(STAFF, name, { headers: { cookie } })).toMatchObject({ status: 404, reason: "unknownCall" })
  })

  test("each serves every shop: the header says which, neither the host nor the page that asks does", async () => {
    const referer = "http://sport.localhost/"
    const today = (host: string, headers: Record<string, string>) =>
      asked(host, "GET /api/admin/desk/today", { headers })
    const sport = { ...sporty.headers, "x-vitrine-site": "sport" }
    for (const host of [STAFF, "admin.sport.localhost", "admin.localhost"]) {
      expect(await today(host, { ...owner.headers, referer })).toMatchObject({ code: 1 })
      expect(await today(host, { ...sport, referer })).toMatchObject({ code: 1 })
      expect(await today(host, { ...owner.headers, "x-vitrine-site": "sport" })).toMatchObject({ reason: "noRoleHere" })
      expect(await today(host, { ...sport, "x-vitrine-site": "default-modulized" })).toMatchObject({
        status: 403,
        reason: "noRoleHere",
      })
      expect(await today(host, { ...owner.headers, "x-vitrine-site": "" })).toMatchObject({
        status: 422,
        reason: "siteUnnamed",
      })
      expect(await asked(host, "GET /api/admin/me", sporty)).toMatchObject({ data: { email: sporty.email } })
    }
  })

  const pages: [string, Record<string, string>][] = [
    ["a page of the shop, in a browser of today", { "sec-fetch-site": "same-site", origin: `http://${SHOP}` }],
    ["a page of the shop that hides its origin", { "sec-fetch-site": "same-site" }],
    ["a page of the shop, in an old browser", { origin: `http://${SHOP}` }],
    ["a page of somebody else", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    ["a page without an origin", { origin: "null" }],
  ]
  test.each(pages)("%s gets nothing and changes nothing", async (_, headers) => {
    for (const by of [{ cookie }, owner.headers, {}]) {
      const sent = { headers: { ...by, ...headers } }
      expect(await asked(STAFF, "GET /api/admin/me", sent)).toMatchObject({
        status: 403,
        reason: "otherOrigin",
        data: null,
      })
      const tag = { dnames: "Pasted", position: 1 }
      const changing = await asked(STAFF, "POST /api/admin/tag/save", { ...sent, body: tag })
      expect(changing).toMatchObject({ status: 403, reason: "otherOrigin" })
      expect(changing.headers.get("access-control-allow-origin")).toBe(null)
      expect(await asked(STAFF, "OPTIONS /api/admin/me", sent)).toMatchObject({ status: 403 })
    }
    expect(await shop.rows("select from tag where name = 'Pasted'")).toEqual([])
  })

  test("staff mail leads to the shop, and the link of somebody new to the staff's origin, its token behind the #", async () => {
    const body = { name: "Kim", email: "kim@staff.example", role: "clerk" }
    expect(await asked(STAFF, "POST /api/admin/staff/add", { ...owner, body })).toMatchObject({ code: 1 })
    const [mail] = await shop.rows<{ content: { origin: string; link: string } }>(
      "select content from mail_outbox where recipient = 'kim@staff.example'",
    )
    expect(mail?.content.origin).toBe(`http://${SHOP}`)
    expect(mail?.content.link).toMatch(/^http:\/\/admin\.default-modulized\.localhost\/#token=[\w-]{43}$/)
  })
})

describe("one origin for the staff of all shops", () => {
  const at = (headers: Record<string, string>, name = "GET /api/admin/me", host = WHOLE_SERVER) =>
    asked(host, name, { headers, api: wholeServer })

  test("a call names its shop, one about the account does not", async () => {
    const today = (site: string) => at({ ...sporty.headers, "x-vitrine-site": site }, "GET /api/admin/desk/today")
    expect(await today("sport")).toMatchObject({ code: 1 })
    expect(await today("default-modulized")).toMatchObject({ reason: "noRoleHere" })
    for (const site of ["nobody", "sport.localhost", ""])
      expect(await today(site)).toMatchObject({ status: 422, reason: "siteUnnamed" })
    expect(await at({ ...sporty.headers, "x-vitrine-site": "nobody" })).toMatchObject({ data: { email: sporty.email } })
  })

  test("no shop has one of its own then", async () => {
    expect(await at(owner.headers, "GET /api/admin/me", STAFF)).toMatchObject({ status: 404 })
    expect(await at({}, "GET /api/site/config", WHOLE_SERVER)).toMatchObject({ status: 404 })
  })
})
