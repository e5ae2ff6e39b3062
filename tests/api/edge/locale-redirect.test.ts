import { describe, expect, test } from "vitest"
import type { Page } from "../../../src/contract/page.ts"
import { testShop } from "../test-shop.ts"
import { edgeShop, html } from "./edge-shop.ts"

const shop = await testShop()
const HOST = "default-modulized.localhost"

function render(request: Request, page: Page): Response {
  page.cache(["list"])
  return html(`<p>${page.locale} ${new URL(request.url).pathname}</p>`)
}
const { visit, asked } = await edgeShop({ db: shop.db, render })

const french = { "accept-language": "fr-CA,fr;q=0.9,en;q=0.8" }
type Asked = Record<string, string>
const leadsTo = async (path: string, headers: Asked, host?: string) => {
  const { status, headers: told } = await visit(path, { headers, host })
  return status === 302 ? told.location : status
}

// The page is cached from the second visit on: the door must be the same by both ways.
describe.each(["drawn", "cached"])("a home page that is %s", (state) => {
  test.each<[string, Asked, string | number]>([
    ["/", french, "/fr"],
    ["/sport", french, "/fr/sport"],
    ["/?p=1&utm_source=letter", french, "/fr?p=1&utm_source=letter"],
    ["/", { "accept-language": "ar-EG" }, "/ara"],
    ["/", { ...french, cookie: "i18n_redirected=de" }, "/de"],
    ["/", { ...french, cookie: "i18n_redirected=en" }, 200],
    ["/", { ...french, cookie: "i18n_redirected=tlh" }, "/fr"],
    ["/", { "accept-language": "en-GB,fr;q=0.5" }, 200],
    ["/", { "accept-language": "tlh" }, 200],
    ["/", {}, 200],
    ["/", { cookie: "i18n_redirected=fr" }, "/fr"],
    ["/", { ...french, referer: `http://${HOST}/fr` }, 200],
    ["/", { ...french, referer: "https://search.example/" }, "/fr"],
    ["/", { ...french, "sec-fetch-site": "same-origin" }, 200],
    ["/", { ...french, "sec-fetch-site": "none" }, "/fr"],
    ["/", { ...french, "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }, 200],
    ["/SaleGoods/lists", french, 200],
    ["/de", french, 200],
    ["/_.data", french, 200],
    ["/sport.data", french, 200],
  ])("%s, asked with %j, leads to %s", async (path, headers, where) => {
    if (state === "cached") expect((await visit("/")).headers["x-cache"]).toBe("hit")
    expect(await leadsTo(path, headers)).toBe(where)
  })
})

test("caches between are told what the door depends on", async () => {
  const away = await visit("/", { headers: french })
  expect(away.headers).toMatchObject({ vary: "Accept-Language, Cookie", "cache-control": "private, no-store" })
  expect(away.headers["x-content-type-options"]).toBe("nosniff")
  expect(away.body).toBe("")
  const home = await visit("/")
  expect(home.headers.vary).toBe("Accept-Encoding, Cookie, Accept-Language")
  const list = await visit("/SaleGoods/lists")
  expect(list.headers.vary).toBe("Accept-Encoding, Cookie")
})

test("who only wants to send something is led nowhere", async () => {
  expect((await visit("/", { method: "POST", headers: french })).status).not.toBe(302)
  expect(await visit("/", { method: "HEAD", headers: french })).toMatchObject({ status: 302 })
})

describe("who chooses a language", () => {
  test.each([
    ["/language/de?to=%2Fde%2FSaleGoods%2Flists%3Fp%3D2", "de", "/de/SaleGoods/lists?p=2"],
    ["/language/en?to=%2F", "en", "/"],
    ["/language/ara", "ara", "/"],
    ["/language/fr?to=https%3A%2F%2Felsewhere.example%2F", "fr", "/"],
    ["/language/fr?to=%2F%2Felsewhere.example%2F", "fr", "/"],
  ])("at %s is led on, and known for a year as one who reads %s", async (path, code, where) => {
    const { status, headers } = await visit(path, { headers: french })
    expect(status).toBe(302)
    expect(headers).toMatchObject({ location: where, "cache-control": "private, no-store" })
    expect(headers["set-cookie"]).toEqual([`i18n_redirected=${code}; Max-Age=31536000; Path=/; SameSite=Lax`])
  })

  test.each(["/language/tlh?to=%2F", "/language/FR", "/language/de%20"])(
    "that the shop does not speak (%s) is told so, and nothing is remembered",
    async (path) => {
      const { status, headers, body } = await visit(path)
      expect(status).toBe(404)
      expect(body).toContain("This shop does not speak that language.")
      expect(headers["set-cookie"]).toBeUndefined()
    },
  )
})

test("a shop of one language has one door", async () => {
  await shop.rows("update site set locales = '{}' where name = 'sport'")
  expect(await leadsTo("/", french, "sport.localhost")).toBe(200)
  expect((await visit("/", { host: "sport.localhost" })).headers.vary).toBe("Accept-Encoding, Cookie")
})

test("the storefront knows which build it is", () => {
  expect(new Set(asked.map(({ page }) => page.buildId))).toEqual(new Set(["test"]))
})
