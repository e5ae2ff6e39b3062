import { beforeEach, describe, expect, test } from "vitest"
import type { Page } from "../../../src/contract/page.ts"
import { cookieHeader, newEmail } from "../members/sessions.ts"
import { testShop } from "../test-shop.ts"
import { edgeShop, html } from "./edge-shop.ts"

const shop = await testShop()
const FROM_SHOP = { "sec-fetch-site": "same-origin" }
const FORM = { "content-type": "application/x-www-form-urlencoded" }

/** A screen with an action that changes something of the member, as the storefront's do: origin and cookies go along. */
async function render(request: Request, page: Page): Promise<Response> {
  if (request.method !== "POST") {
    page.cache(["list"])
    return html("<p>a page for everyone</p>")
  }
  const form = await request.formData()
  const headers = new Headers({ "content-type": "application/json" })
  for (const name of ["cookie", "origin", "sec-fetch-site"]) headers.set(name, request.headers.get(name) ?? "")
  const body = JSON.stringify({ user_name: form.get("name"), email: form.get("email") })
  const call = new Request(new URL("/api/user/editInfo", page.origin), { method: "POST", headers, body })
  const reply = await page.api(call)
  const told = new Headers({ location: "/" })
  for (const cookie of reply.headers.getSetCookie()) told.append("set-cookie", cookie)
  return new Response(null, { status: reply.ok ? 303 : reply.status, headers: told })
}
const { visit, asked } = await edgeShop({ db: shop.db, render })

async function member() {
  const email = newEmail()
  const body = { user_name: "Ada", email, password: "eight or more letters" }
  const answer = await shop.ask("POST /api/login/register", { headers: FROM_SHOP, body })
  return { email, cookie: cookieHeader(answer.headers) }
}
const nameOf = async (email: string) =>
  (await shop.rows<{ user_name: string }>("select user_name from member where email = $1", email))[0]?.user_name

beforeEach(() => {
  asked.length = 0
})

describe("a form that is sent to a page", () => {
  test("reaches the action with the member's session, and every cookie comes back", async () => {
    const { email, cookie } = await member()
    const body = new URLSearchParams({ name: "Grace", email }).toString()
    const answer = await visit("/form", { method: "POST", headers: { ...FORM, ...FROM_SHOP, cookie }, body })
    expect(answer).toMatchObject({ status: 303, headers: { location: "/", "cache-control": "private, no-store" } })
    expect(answer.headers["set-cookie"]?.join()).toContain("Grace")
    expect(await nameOf(email)).toBe("Grace")
  })

  test.each<Record<string, string>>([
    { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
    { "sec-fetch-site": "same-site", origin: "http://evil.localhost" },
    { origin: "https://evil.example" },
    { origin: "null" },
  ])("from somebody else's page is refused before any action: %j", async (from) => {
    const { email, cookie } = await member()
    const body = new URLSearchParams({ name: "Mallory", email }).toString()
    const answer = await visit("/form", { method: "POST", headers: { ...FORM, ...from, cookie }, body })
    expect(answer.status).toBe(403)
    expect(asked).toEqual([])
    expect(await nameOf(email)).toBe("Ada")
  })

  test("without a word where it comes from changes nothing of a member", async () => {
    const { email, cookie } = await member()
    const body = new URLSearchParams({ name: "Mallory", email }).toString()
    expect((await visit("/form", { method: "POST", headers: { ...FORM, cookie }, body })).status).toBe(403)
    expect(await nameOf(email)).toBe("Ada")
  })

  test("is never answered from the cache, nor kept in it", async () => {
    await visit("/kept")
    expect((await visit("/kept")).headers["x-cache"]).toBe("hit")
    const post = () => visit("/kept", { method: "POST", headers: { ...FORM, ...FROM_SHOP }, body: "name=Ada" })
    for (const answer of [await post(), await post()]) expect(answer.headers["x-cache"]).toBe("none")
    expect(asked.filter(({ request }) => request.method === "POST").length).toBe(2)
    expect(await visit("/kept")).toMatchObject({ status: 200, body: "<p>a page for everyone</p>" })
  })
})

test.each(["/Cart/lists", "/Center/Order", "/unlock-goods?to=/item/x_1"])(
  "a page of one visitor is drawn once, with all that was sent: %s",
  async (path) => {
    await visit(path, { headers: { cookie: "cart=1.2; user=x" } })
    expect(asked.map(({ request }) => [new URL(request.url).search, request.headers.get("cookie")])).toEqual([
      [path.includes("?") ? "?to=/item/x_1" : "", "cart=1.2; user=x"],
    ])
  },
)

test("a guest's cart is not part of what a page is cached by", async () => {
  await visit("/cart-less")
  const answer = await visit("/cart-less", { headers: { cookie: "cart=1.2_3.4" } })
  expect(answer.headers["x-cache"]).toBe("hit")
})
