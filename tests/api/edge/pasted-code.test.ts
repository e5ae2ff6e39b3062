import { createHash } from "node:crypto"
import { beforeAll, describe, expect, test } from "vitest"
import { isPublicScreen } from "../../../src/domain/site/public-screens.ts"
import { SCREEN_NAMES, SCREENS, type ScreenName } from "../../../src/domain/site/screens.ts"
import { keeping } from "../admin/catalog/staff-calls.ts"
import { atDesk } from "../admin/desk/desk.ts"
import { testShop } from "../test-shop.ts"
import { edgeShop, html } from "./edge-shop.ts"

const shop = await testShop()
const desk = await atDesk(shop)
const owner = keeping(shop, desk.asOwner)
const clerk = keeping(shop, desk.asClerk)

/** Every page says that it may be cached, the personal ones too: that alone must not let code in. */
const edge = await edgeShop({
  db: shop.db,
  render: (_request, page) => {
    page.cache(["list"])
    return html("<p>a page</p>")
  },
})

type Sent = Omit<Parameters<typeof owner.does<"POST /api/admin/site/settings">>[1] & object, "updated_at">
const read = async () => (await owner.reads("GET /api/admin/site/settings")).updated_at
const change = async (sent: Sent) => {
  await owner.does("POST /api/admin/site/settings", { ...sent, updated_at: await read() })
  await edge.hasHeard()
}
const attempt = async (sent: Sent, who = owner) =>
  who.tries("POST /api/admin/site/settings", { ...sent, updated_at: await read() })

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`
const CHAT = "window.chat = 1"
const AD = "window.ad = 1"
const switchAds = async (on: boolean) => {
  await owner.does("POST /api/admin/site/apps", { app_id: 22, on })
  await edge.hasHeard()
}

async function policyOf(path: string, headers: Record<string, string> = {}): Promise<Record<string, string[]>> {
  const reply = await edge.visit(path, { headers })
  const parts = String(reply.headers["content-security-policy"]).split("; ")
  return Object.fromEntries(parts.map((part) => part.split(" ")).map(([name = "", ...sources]) => [name, sources]))
}
const addressOf = (screen: ScreenName) =>
  SCREENS[screen].path
    .replace(/\{name\}/, "x")
    .replace(/\{orderNo\}/, "20260314-7KQ2M9XWAR4TZ")
    .replace(/\{\w+\}/g, "1")

beforeAll(async () => {
  await switchAds(true)
  await change({
    chatCode: `<div></div><script>${CHAT}</script><script async src="https://chat.example/w.js"></script>`,
    ad_code: `<script>${AD}</script>`,
    codeHosts: ["Chat.Example", "ads.example", "chat.example"],
  })
})

test("what is set is read again, each host once", async () => {
  expect(await owner.reads("GET /api/admin/site/settings")).toMatchObject({
    codeHosts: ["chat.example", "ads.example"],
  })
})

test("the policy of a public page names exactly the scripts and hosts that were set", async () => {
  const policy = await policyOf("/SaleGoods/lists")
  const hosts = ["https://chat.example", "https://ads.example"]
  expect(policy["script-src"]).toEqual(["'self'", hash(CHAT), hash(AD), ...hosts])
  expect(policy["connect-src"]).toEqual(["'self'", ...hosts, "wss://chat.example", "wss://ads.example"])
  for (const name of ["frame-src", "style-src", "font-src"]) expect(policy[name]).toEqual(["'self'", ...hosts])
  expect(policy["default-src"]).toEqual(["'self'"])
  expect(policy["form-action"]).toEqual(["'self'"])
  expect(policy["frame-ancestors"]).toEqual(["'self'"])
})

test("it is the same for whoever asks, whatever they have said, and comes from the cache", async () => {
  const visitors: Record<string, string>[] = [
    {},
    { cookie: "consent=chat-yes" },
    { cookie: "consent=chat-no.adverts-no" },
    { cookie: "token=x" },
  ]
  const replies = await Promise.all(visitors.map((headers) => edge.visit("/SaleGoods/lists", { headers })))
  expect(new Set(replies.map(({ headers }) => headers["content-security-policy"])).size).toBe(1)
  for (const { headers } of replies) expect(headers["x-cache"]).toBe("hit")
})

describe.each(SCREEN_NAMES.map((screen) => ({ screen, isPublic: isPublicScreen(screen) })))("$screen", (row) => {
  test(`${row.isPublic ? "may" : "may never"} run it`, async () => {
    const visitors: Record<string, string>[] = [{}, { cookie: "token=x; consent=chat-yes.adverts-yes" }]
    for (const headers of visitors) {
      const policy = await policyOf(addressOf(row.screen), headers)
      const said = JSON.stringify(policy)
      expect(said.includes("chat.example")).toBe(row.isPublic)
      expect(said.includes(hash(CHAT))).toBe(row.isPublic)
      if (!row.isPublic) expect(policy["script-src"]?.join(" ")).toMatch(/^'self' 'nonce-[^' ]+'$/)
    }
  })
})

test.each(["/sign-in", "/sign-up", "/reset-password", "/Cart/lists", "/Order/check-out", "/Center", "/Center/Order"])(
  "%s is among those that never do, under any prefix and in any wording",
  async (path) => {
    for (const address of [path, `/sport${path}`, `${path}/`, `${path}?consent=chat-yes`])
      expect(JSON.stringify(await policyOf(address))).not.toContain("chat.example")
  },
)

test("a page that does not say that it is for everyone runs nothing", async () => {
  const silent = await edgeShop({ db: shop.db, render: () => html("<p>not found</p>") })
  const { headers } = await silent.visit("/no-such-page")
  expect(headers["content-security-policy"]).not.toContain("chat.example")
})

test("ad code counts only while its app is on", async () => {
  await switchAds(false)
  expect((await policyOf("/SaleGoods/lists"))["script-src"]).not.toContain(hash(AD))
  await switchAds(true)
  expect((await policyOf("/SaleGoods/lists"))["script-src"]).toContain(hash(AD))
})

test("another shop has nothing of it", async () => {
  const { headers } = await edge.visit("/SaleGoods/lists", { host: "sport.localhost" })
  expect(headers["content-security-policy"]).not.toMatch(/chat\.example|frame-src/)
})

test("code that was not saved by the settings has no hash, so it cannot run", async () => {
  await shop.rows("update site set chat_code = '<script>window.evil = 1</script>' where id = 1")
  await edge.hasHeard()
  expect((await policyOf("/SaleGoods/lists"))["script-src"]).not.toContain(hash("window.evil = 1"))
})

test("what got into the database by another way does not write the policy", async () => {
  await shop.rows(
    `update site set code_hosts = array['chat.example', '*', 'a; script-src *', '''unsafe-inline'''],
     chat_code_hashes = array['unsafe-inline', 'sha256-x'' ''unsafe-eval'] where id = 1`,
  )
  await edge.hasHeard()
  const { headers } = await edge.visit("/SaleGoods/lists")
  expect(headers["content-security-policy"]).not.toMatch(/unsafe-eval|\*|sha256-x/)
  expect((await policyOf("/SaleGoods/lists"))["script-src"]).toEqual(["'self'", hash(AD), "https://chat.example"])
  await change({ chatCode: `<script>${CHAT}</script>`, codeHosts: ["chat.example"] })
})

test("a shop without code has the policy that it always had", async () => {
  await change({ chatCode: "", ad_code: "" })
  const policy = await policyOf("/SaleGoods/lists")
  expect(policy["script-src"]).toEqual(["'self'"])
  expect(policy["frame-src"]).toBeUndefined()
})

test("the tag manager is for one seller, whoever else names a container", async () => {
  await change({ tagManagerId: "GTM-ABC123" })
  const host = "https://www.googletagmanager.com"
  expect((await shop.get("GET /api/site/config")).tagManagerId).toBe("")
  expect((await policyOf("/SaleGoods/lists"))["script-src"]).not.toContain(host)
  await shop.rows("update site set seller_id = '884' where id = 1")
  await edge.hasHeard()
  expect((await shop.get("GET /api/site/config")).tagManagerId).toBe("GTM-ABC123")
  expect((await policyOf("/SaleGoods/lists"))["script-src"]).toContain(host)
  expect(JSON.stringify(await policyOf("/sign-in"))).not.toContain(host)
})

describe("the settings refuse", () => {
  test.each([
    "'unsafe-inline'",
    "'self'",
    "*",
    "*.example",
    "*.chat.example",
    "data:",
    "https:",
    "https://chat.example",
    "chat.example; script-src *",
    "chat.example 'unsafe-eval'",
    "chat.example\r\nset-cookie: a=b",
    "chat.example/w.js",
    "chat.example:8443",
    "localhost",
    "127.0.0.1",
    "",
  ])("the host %j", async (host) => {
    const { status, reason, details } = await attempt({ codeHosts: ["good.example", host] })
    expect({ status, reason }).toEqual({ status: 422, reason: "invalidField" })
    expect(JSON.stringify(details)).toContain("codeHosts")
    expect((await owner.reads("GET /api/admin/site/settings")).codeHosts).toEqual(["chat.example"])
  })

  test.each([
    ["more hosts than a header takes", { codeHosts: Array.from({ length: 13 }, (_, at) => `h${at}.example`) }],
    ["more scripts than a header takes", { chatCode: "<script>a()</script>".repeat(11) }],
    ["a container that is none", { tagManagerId: "GTM-X'; alert(1)" }],
    ["code that is too long", { ad_code: "x".repeat(20_001) }],
  ])("%s", async (_name, sent) => {
    expect(await attempt(sent)).toMatchObject({ status: 422, reason: "invalidField" })
  })

  test("a clerk, and a stranger", async () => {
    expect(await attempt({ chatCode: "<script>steal()</script>" }, clerk)).toMatchObject({ reason: "ownerOnly" })
    expect(await attempt({ codeHosts: ["evil.example"] }, clerk)).toMatchObject({ reason: "ownerOnly" })
    const body = { chatCode: "<script>steal()</script>", updated_at: await read() }
    expect(await shop.ask("POST /api/admin/site/settings", { body })).not.toMatchObject({ code: 1 })
  })
})
