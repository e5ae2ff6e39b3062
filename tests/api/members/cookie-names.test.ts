import { describe, expect, test } from "vitest"
import { demoStaff } from "../../../demo/demo-staff.ts"
import { DEMO_GOODS_PASSWORD } from "../../../demo/seed-site.ts"
import { bought } from "../bought.ts"
import { newGuest } from "../people.ts"
import { testShop } from "../test-shop.ts"
import { cookieHeader, cookiesOf, newEmail } from "./sessions.ts"

const shop = await testShop()
const { ask, rows } = shop
const FROM_PAGE = { "sec-fetch-site": "same-origin" }
const by = (protocol: "http" | "https", cookie = "") => ({
  protocol,
  headers: { ...FROM_PAGE, ...(cookie && { cookie }) },
})

/** The other names for the same values, as somebody would set them who can set only those. */
const renamed = (cookie: string) =>
  cookie
    .split("; ")
    .map((pair) => (pair.startsWith("__Host-") ? pair.slice("__Host-".length) : `__Host-${pair}`))
    .join("; ")

async function memberCookies(protocol: "http" | "https"): Promise<{ headers: Headers; cookie: string }> {
  const body = { user_name: "Robin", email: newEmail(), password: "a password of Robin" }
  const { headers } = await ask("POST /api/login/register", { body, ...by(protocol) })
  return { headers, cookie: cookieHeader(headers) }
}

describe.each(["http", "https"] as const)("by %s", (protocol) => {
  const prefix = protocol === "https" ? "__Host-" : ""
  const attributes = (rest: string) => `Path=/; ${rest}`

  test("a member's session has cookies that belong to this host, and its name one that a page can read", async () => {
    const { headers, cookie } = await memberCookies(protocol)
    const set = cookiesOf(headers)
    expect([...set.keys()]).toEqual([`${prefix}token`, `${prefix}refresh_token`, "user"])
    const secure = protocol === "https" ? "HttpOnly; Secure; SameSite=Lax" : "HttpOnly; SameSite=Lax"
    expect(set.get(`${prefix}token`)?.attributes).toBe(attributes(secure))
    expect(headers.getSetCookie().join()).not.toContain("Domain")
    expect(await ask("GET /api/user/promation", by(protocol, cookie))).toMatchObject({ code: 1 })
    const out = await ask("POST /api/login/logout", by(protocol, cookie))
    expect(cookiesOf(out.headers).get(`${prefix}token`)).toMatchObject({ value: "" })
  })

  test("a session under the other names is none", async () => {
    const { cookie } = await memberCookies(protocol)
    expect(await ask("GET /api/user/promation", by(protocol, renamed(cookie)))).toMatchObject({
      reason: "signInRequired",
    })
    const other = protocol === "https" ? "http" : "https"
    expect(await ask("GET /api/user/promation", by(other, cookie))).toMatchObject({ reason: "signInRequired" })
  })

  test("a cookie under the other name does not push the right one aside", async () => {
    const [mine, theirs] = [await memberCookies(protocol), await memberCookies(protocol)]
    const both = `${renamed(theirs.cookie)}; ${mine.cookie}`
    const [goods] = await rows<{ id: number }>(
      "select g.id from goods g join site s on s.id = g.site_id where s.is_default limit 1",
    )
    await ask("POST /api/goods/addCollect", { body: { goods_id: goods?.id ?? 0 }, ...by(protocol, mine.cookie) })
    const favourites = async (cookie: string) =>
      JSON.stringify((await ask("GET /api/goods/collect", by(protocol, cookie))).data)
    expect(await favourites(both)).toBe(await favourites(mine.cookie))
    expect(await favourites(both)).not.toBe(await favourites(theirs.cookie))
  })

  test("a guest's orders likewise", async () => {
    const guest = newGuest(shop)
    const { orderNo } = await bought(shop, { guestKey: guest.key })
    const plain = guest.headers.cookie ?? ""
    const [right, wrong] = protocol === "https" ? [`__Host-${plain}`, plain] : [plain, `__Host-${plain}`]
    const orders = async (cookie: string) =>
      JSON.stringify((await ask("GET /api/Order/lists", by(protocol, cookie))).data)
    expect(await orders(right)).toContain(orderNo)
    expect(await orders(wrong)).not.toContain(orderNo)
  })

  test("staff likewise", async () => {
    const { email, password } = await demoStaff(shop.dataFolder)
    await rows("delete from account_attempt")
    const { headers } = await ask("POST /api/admin/login/account", { body: { email, password }, ...by(protocol) })
    const cookie = cookieHeader(headers)
    expect([...cookiesOf(headers).keys()]).toEqual([`${prefix}staff_session`])
    expect(await ask("GET /api/admin/me", by(protocol, cookie))).toMatchObject({ code: 1 })
    expect(await ask("GET /api/admin/me", by(protocol, renamed(cookie)))).toMatchObject({ reason: "signInRequired" })
  })

  test("encrypted goods likewise", async () => {
    const { headers } = await ask("POST /api/goods/unlock", {
      body: { password: DEMO_GOODS_PASSWORD },
      ...by(protocol),
    })
    const cookie = cookieHeader(headers)
    expect(cookie).toMatch(new RegExp(`^${prefix}goods_password=`))
    const locked = async (sent: string) => {
      const { data } = await ask("GET /api/goods/lists", { query: { page_size: 100 }, ...by(protocol, sent) })
      return JSON.stringify(data)
    }
    expect(await locked(cookie)).not.toBe(await locked(""))
    expect(await locked(renamed(cookie))).toBe(await locked(""))
  })
})
