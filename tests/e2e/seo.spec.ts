import { type APIRequestContext, expect, type Page, test } from "@playwright/test"
import { htmlFaults } from "./html-faults.ts"
import { structuredDataFaults, type Thing } from "./structured-data.ts"

const shops = ["default-modulized.localhost", "sport.localhost"]
const LANGUAGES = 12

const at = (host: string, path = "/") => `http://${host}:${process.env.PORT}${path}`

/** A file of a shop. Only browsers know where x.localhost is. */
async function fileOf(request: APIRequestContext, host: string, path: string): Promise<string> {
  const headers = { host: `${host}:${process.env.PORT}` }
  const reply = await request.get(at("127.0.0.1", path), { headers, maxRedirects: 0 })
  expect(reply.status(), path).toBe(200)
  return reply.text()
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address.replaceAll("&amp;", "&")))

/** The paths of one kind in the sitemap. */
async function listed(request: APIRequestContext, host: string, kind: string): Promise<string[]> {
  const files = locations(await fileOf(request, host, "/sitemap.xml")).filter(({ pathname }) => pathname.includes(kind))
  const parts = await Promise.all(files.map(async ({ pathname }) => locations(await fileOf(request, host, pathname))))
  return parts.flat().map(({ pathname, search }) => pathname + search)
}

const contentOf = (page: Page, name: string) =>
  page.locator(`head meta[name="${name}"], head meta[property="${name}"]`).getAttribute("content")

const canonicalOf = (page: Page) => page.locator("head link[rel=canonical]").getAttribute("href")

async function thingsOn(page: Page): Promise<Thing[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return scripts.map((script) => JSON.parse(script))
}

type Screen = { name: string; find: (request: APIRequestContext, host: string) => Promise<string>; describes: string[] }
const firstOf = (kind: string) => async (request: APIRequestContext, host: string) =>
  (await listed(request, host, kind))[0] ?? ""

const screens: Screen[] = [
  { name: "home", find: async () => "/", describes: ["Organization", "WebSite"] },
  { name: "list", find: async () => "/SaleGoods/lists", describes: ["BreadcrumbList"] },
  { name: "category", find: firstOf("categories"), describes: ["BreadcrumbList"] },
  { name: "item", find: firstOf("goods"), describes: ["BreadcrumbList", "Product"] },
]

test.describe("as crawlers read it,", () => {
  test.use({ javaScriptEnabled: false })

  for (const host of shops) {
    for (const { name, find, describes } of screens) {
      test(`the ${name} page of ${host} introduces itself`, async ({ page, request }) => {
        const path = await find(request, host)
        const reply = await page.goto(at(host, path), { waitUntil: "domcontentloaded" })
        expect(reply?.status()).toBe(200)
        expect(await htmlFaults((await reply?.text()) ?? "")).toEqual([])

        await expect(page.locator("h1")).toHaveCount(1)
        const shopName = await contentOf(page, "og:site_name")
        expect(shopName).toBeTruthy()
        expect(await page.title()).toContain(shopName)
        expect(await contentOf(page, "description")).toMatch(/\S.{20,}/)

        expect(await canonicalOf(page)).toBe(at(host, path))
        expect(await contentOf(page, "og:url")).toBe(at(host, path))
        const alternates = page.locator("head link[rel=alternate][hreflang]")
        await expect(alternates).toHaveCount(LANGUAGES)
        const arabic = (await page.locator("head link[hreflang=ar]").getAttribute("href")) ?? ""
        if (name !== "item") expect(arabic).toBe(at(host, path === "/" ? "/ara" : `/ara${path}`))
        const { pathname, search } = new URL(arabic)
        const inArabic = await fileOf(request, host, pathname + search)
        expect(/<link rel="canonical" href="([^"]+)"/.exec(inArabic)?.[1]?.replaceAll("&amp;", "&")).toBe(arabic)

        for (const tag of ["og:title", "og:description", "og:image", "og:image:alt"])
          expect(await contentOf(page, tag), tag).toBeTruthy()
        expect(await contentOf(page, "og:type")).toBe(name === "item" ? "product" : "website")
        expect(await contentOf(page, "og:locale")).toBe("en_US")
        expect(await contentOf(page, "twitter:card")).toBe("summary_large_image")
        const picture = new URL((await contentOf(page, "og:image")) ?? "")
        expect((await fileOf(request, host, picture.pathname)).length).toBeGreaterThan(0)

        const things = await thingsOn(page)
        expect(things.map((thing) => thing["@type"]).toSorted()).toEqual(describes)
        expect(await structuredDataFaults(things)).toEqual([])
      })
    }

    test(`what the sitemap of ${host} names is there under that very address`, async ({ request }) => {
      const pages = [...(await listed(request, host, "pages")), ...(await listed(request, host, "categories"))]
      expect(pages.length).toBeGreaterThan(5)
      const goods = await listed(request, host, "goods")
      for (const path of [...pages, ...goods.slice(-3)]) {
        const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(await fileOf(request, host, path)) ?? []
        expect(canonical?.replaceAll("&amp;", "&")).toBe(at(host, path))
      }
    })
  }

  test("a page in another look and another language is at home without the look", async ({ page }) => {
    await page.goto(at("sport.localhost", "/ara/arts/SaleGoods/lists?sort=newest&p=1"))
    const home = at("sport.localhost", "/ara/SaleGoods/lists")
    expect(await canonicalOf(page)).toBe(home)
    expect(await contentOf(page, "og:url")).toBe(home)
    expect(await contentOf(page, "og:locale")).toBe("ar_EG")
  })

  test("the offer of a good is the price that the page shows", async ({ page, request, context }) => {
    const host = "default-modulized.localhost"
    const path = await firstOf("goods")(request, host)
    const offerIn = async () => {
      await page.goto(at(host, path))
      const product = (await thingsOn(page)).find((thing) => thing["@type"] === "Product")
      const { price, lowPrice, priceCurrency } = Object(product?.offers)
      return { shown: await page.getByRole("main").innerText(), price: String(price ?? lowPrice), priceCurrency }
    }
    const first = await offerIn()
    expect(first.shown).toContain(first.price)
    await context.addCookies([{ name: "rate", value: "2", url: at(host) }])
    const second = await offerIn()
    expect(second.priceCurrency).not.toBe(first.priceCurrency)
    expect(second.shown).toContain(second.price)
  })
})

test("the validators find what is wrong", async () => {
  const things = [{ "@type": "Product", nmae: "Mug" }, { "@type": "Shopp" }]
  const faults = (await structuredDataFaults(things)).join("\n")
  for (const fault of ["nmae", '"Shopp" is not', '"offers"']) expect(faults).toContain(fault)
  const html =
    '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p><div id="a"></div><i id="a"></body></html>'
  expect((await htmlFaults(html)).length).toBeGreaterThan(2)
})
