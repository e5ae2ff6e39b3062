import { beforeEach, describe, expect, test } from "vitest"
import { accessToken } from "../../../src/server/members/access-token.ts"
import { edgeShop, html } from "../edge/edge-shop.ts"
import { newGuest } from "../people.ts"
import { testShop } from "../test-shop.ts"
import { cookieHeader, cookiesOf, newEmail, signUp } from "./sessions.ts"

const shop = await testShop()
const { ask, rows } = shop
const HOST = "default-modulized.localhost"
const FROM_SHOP = { "sec-fetch-site": "same-origin" }
const FROM_ELSEWHERE = { "sec-fetch-site": "cross-site", origin: "https://evil.example" }

/** A browser in which somebody has signed up on a page of the shop. */
async function browser(headers: Record<string, string> = FROM_SHOP) {
  const email = newEmail()
  const body = { user_name: "Ada, née B.", email, password: "eight or more" }
  const answer = await ask("POST /api/login/register", { headers, body })
  if (answer.code !== 1) throw new Error(`register was refused: ${answer.reason}`)
  return { email, answer, cookie: cookieHeader(answer.headers) }
}

/** The same cookies with an access token that was made some minutes ago. */
async function aged(cookie: string, minutes: number): Promise<string> {
  const token = /\btoken=([^;]+)/.exec(cookie)?.[1] ?? ""
  const { sub, sid } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())
  const holder = { kind: "member", id: Number(sub), siteId: 1, session: sid } as const
  const old = await accessToken(shop.secret, holder, new Date(Date.now() - minutes * 60_000))
  return cookie.replace(token, old.token)
}

beforeEach(() => rows("delete from attempt"))

describe("a page of the shop", () => {
  test.each([FROM_SHOP, { origin: `http://${HOST}` }])(
    "gets its tokens as cookies that no script can read: %j",
    async (headers) => {
      const { email, answer } = await browser(headers)
      expect(answer).toMatchObject({ data: { email, access_token: "", refresh_token: "" } })
      const cookies = cookiesOf(answer.headers)
      expect([...cookies.keys()]).toEqual(["token", "refresh_token", "user"])
      for (const name of ["token", "refresh_token"])
        expect(cookies.get(name)?.attributes).toBe("Path=/; HttpOnly; SameSite=Lax")
      expect(cookies.get("user")?.attributes).toBe("Path=/; SameSite=Lax")
      const user: unknown = JSON.parse(decodeURIComponent(cookies.get("user")?.value ?? ""))
      expect(user).toEqual({ userName: "Ada, née B.", email })
    },
  )

  test("is signed in by them", async () => {
    const { cookie, email } = await browser()
    expect(await ask("GET /api/user/promation", { headers: { cookie } })).toMatchObject({ code: 1 })
    const edited = await ask("POST /api/user/editInfo", {
      headers: { cookie, ...FROM_SHOP },
      body: { user_name: "Ada", email },
    })
    expect(decodeURIComponent(cookiesOf(edited.headers).get("user")?.value ?? "")).toContain('"userName":"Ada"')
  })

  test("refreshes without knowing the token, and signs out for good", async () => {
    const { cookie } = await browser()
    const headers = { cookie, ...FROM_SHOP }
    const renewed = await ask("POST /api/login/refreshToken", { headers, body: {} })
    expect(renewed).toMatchObject({ data: { access_token: "", refresh_token: "" } })
    const out = await ask("POST /api/login/logout", { headers: { ...headers, cookie: cookieHeader(renewed.headers) } })
    expect(out.code).toBe(1)
    for (const name of ["token", "refresh_token", "user"])
      expect(cookiesOf(out.headers).get(name), name).toMatchObject({
        value: "",
        attributes: expect.stringContaining("Max-Age=0"),
      })
    expect(await ask("GET /api/user/promation", { headers: { cookie } })).toMatchObject({
      status: 401,
      reason: "signInRequired",
    })
  })
})

describe("staying signed in", () => {
  const LIVES = ["token", "refresh_token", "user"]
  const signIn = async (remember: boolean | undefined, cookie = "") => {
    const { email } = await browser()
    const headers = { ...FROM_SHOP, cookie }
    return ask("POST /api/login/account", { headers, body: { email, password: "eight or more", remember } })
  }
  const livesOf = (headers: Headers) =>
    LIVES.map((name) => /Max-Age=(\d+)/.exec(cookiesOf(headers).get(name)?.attributes ?? "")?.[1] ?? "browser")
  const WEEK = LIVES.map(() => "604800")
  const BROWSER = LIVES.map(() => "browser")

  test.each([
    [true, WEEK],
    [false, BROWSER],
    [undefined, BROWSER],
  ])("with remember %s the cookies live for %j, also once they are renewed", async (remember, lives) => {
    const { headers } = await signIn(remember)
    expect(livesOf(headers)).toEqual(lives)
    const cookie = cookieHeader(headers)
    const renewed = await ask("POST /api/login/refreshToken", { headers: { ...FROM_SHOP, cookie }, body: {} })
    expect(livesOf(renewed.headers)).toEqual(lives)
    const silently = await ask("GET /api/user/promation", {
      headers: { cookie: await aged(cookieHeader(headers), 40) },
    })
    expect(livesOf(silently.headers)).toEqual(lives)
  })

  test("whoever signs in after somebody who stayed is not kept by their choice", async () => {
    const { headers } = await signIn(false, "remember=1")
    expect(livesOf(headers)).toEqual(BROWSER)
    expect(cookiesOf(headers).get("remember")?.attributes).toContain("Max-Age=0")
  })
})

test("other clients and pages of others get tokens and no cookies", async () => {
  for (const headers of [{}, FROM_ELSEWHERE]) {
    const { answer } = await browser(headers)
    expect(answer.headers.getSetCookie()).toEqual([])
    if (answer.code === 1) expect(answer.data.access_token).not.toBe("")
  }
})

describe("a call that changes something", () => {
  const change = (headers: Record<string, string>) =>
    ask("POST /api/goods/deleteCollect", { headers, body: { goods_id: 1 } })

  test.each([
    ["a page of the shop", FROM_SHOP, 200],
    ["an older browser on a page of the shop", { origin: `http://${HOST}` }, 200],
    ["a page of somebody else", FROM_ELSEWHERE, 403],
    ["a page under the same domain", { "sec-fetch-site": "same-site", origin: "http://sport.localhost" }, 403],
    ["an older browser on a page of somebody else", { origin: "https://evil.example" }, 403],
    ["a page without an origin", { origin: "null" }, 403],
    ["nobody knows where", {}, 403],
  ])("with a cookie from %s", async (_from, headers, status) => {
    const { cookie } = await browser()
    const answer = await change({ cookie, ...headers })
    expect(answer.status).toBe(status)
    if (status === 403) expect(answer).toMatchObject({ reason: "otherOrigin" })
  })

  test("with a bearer header may come from anywhere", async () => {
    const { headers } = await signUp(shop)
    expect(await change({ ...headers, ...FROM_ELSEWHERE })).toMatchObject({ code: 1 })
    const { cookie } = await browser()
    expect(await change({ ...headers, cookie, ...FROM_ELSEWHERE })).toMatchObject({ code: 1 })
  })

  test("with the cookie of a guest may not come from a page of somebody else", async () => {
    const { headers } = newGuest(shop)
    const cancel = (more: Record<string, string>) =>
      ask("POST /api/order/cancel", { headers: { ...headers, ...more }, body: { order_no: "20260314-7KQ2M9XWAR4TZ" } })
    expect(await cancel(FROM_ELSEWHERE)).toMatchObject({ reason: "otherOrigin" })
    expect(await cancel({})).toMatchObject({ reason: "unknownOrder" })
  })
})

describe("a session that is about to end", () => {
  const look = (cookie: string) => ask("GET /api/user/promation", { headers: { cookie } })

  test("is left alone for half an hour", async () => {
    const { cookie } = await browser()
    const answer = await look(await aged(cookie, 29))
    expect([answer.code, answer.headers.getSetCookie()]).toEqual([1, []])
  })

  test.each([31, 61, 60 * 24 * 3])("is renewed by the server after %i minutes", async (minutes) => {
    const { cookie } = await browser()
    const answer = await look(await aged(cookie, minutes))
    expect(answer.code).toBe(1)
    expect([...cookiesOf(answer.headers).keys()]).toEqual(["token", "refresh_token", "user"])
    expect(await look(cookieHeader(answer.headers))).toMatchObject({ code: 1 })
  })

  test("is renewed where only the refresh token is left", async () => {
    const { cookie } = await browser()
    const answer = await look(cookie.replace(/\btoken=[^;]+; /, ""))
    expect([answer.code, cookiesOf(answer.headers).size]).toEqual([1, 3])
  })

  test("by 20 calls of one page at once signs nobody out", async () => {
    const { cookie } = await browser()
    const old = await aged(cookie, 61)
    const answers = await Promise.all(Array.from({ length: 20 }, () => look(old)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(20)
    const after = await Promise.all(answers.map(({ headers }) => look(cookieHeader(headers))))
    expect(after.filter(({ code }) => code === 1)).toHaveLength(20)
  })

  test("is over silently where it was ended elsewhere: cookies go, public calls go on", async () => {
    for (const minutes of [0, 61]) {
      const { cookie, email } = await browser()
      await rows(
        "update refresh_token set revoked_at = now() where member_id = (select id from member where email = $1)",
        email,
      )
      const old = await aged(cookie, minutes)
      const refused = await look(old)
      expect(refused).toMatchObject({ status: 401, code: 0, reason: "signInRequired" })
      expect(cookiesOf(refused.headers).get("refresh_token")).toMatchObject({ value: "" })
      const [goods] = await rows<{ id: number }>("select id from goods where site_id = 1 and not encrypted limit 1")
      const open = await ask("GET /api/goods/detail", { query: { id: goods?.id }, headers: { cookie: old } })
      expect(open).toMatchObject({ code: 1 })
    }
  })

  test("is not ended by a link from another shop on this server", async () => {
    const { cookie } = await browser()
    const old = await aged(cookie, 61)
    const headers = { cookie: old, referer: "http://sport.localhost/" }
    const strange = await ask("GET /api/user/promation", { headers })
    expect([strange.status, strange.headers.getSetCookie()]).toEqual([401, []])
    expect(await look(old)).toMatchObject({ code: 1 })
  })
})

describe("a personal page", async () => {
  const { visit, asked } = await edgeShop({
    db: shop.db,
    render: async (request, page) => {
      const headers = { cookie: request.headers.get("cookie") ?? "", referer: page.origin }
      const reply = await page.api(new Request(new URL("/api/user/promation", page.origin), { headers }))
      return html(`${reply.status} ${reply.headers.getSetCookie().length}`)
    },
  })
  const setBy = (headers: { "set-cookie"?: string[] }) =>
    cookiesOf(new Headers((headers["set-cookie"] ?? []).map((line) => ["set-cookie", line])))

  test("is drawn with renewed tokens, and the browser gets them with the page", async () => {
    const { cookie } = await browser()
    const page = await visit("/Center", { headers: { cookie: `rate=1; ${await aged(cookie, 61)}` } })
    expect(page.body).toBe("200 0")
    expect([...setBy(page.headers).keys()]).toEqual(["token", "refresh_token", "user"])
    expect(page.headers["cache-control"]).toContain("private")
    expect(asked.at(-1)?.request.headers.get("cookie")).toMatch(/^rate=1; token=/)
  })

  test("is drawn for nobody where the session is over", async () => {
    const { cookie } = await browser()
    await rows("update refresh_token set revoked_at = now()")
    const page = await visit("/Center", { headers: { cookie: await aged(cookie, 61) } })
    expect(page.body).toBe("401 0")
    expect(setBy(page.headers).get("refresh_token")).toMatchObject({ value: "" })
  })

  test("costs nothing extra while the token is fresh", async () => {
    const { cookie } = await browser()
    const page = await visit("/Center", { headers: { cookie } })
    expect([page.body, page.headers["set-cookie"]]).toEqual(["200 0", undefined])
  })
})
