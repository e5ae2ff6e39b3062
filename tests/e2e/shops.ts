import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test"
import { shops as catalogues } from "../../demo/shops.ts"

/** Those that every test of the storefront is run in. */
export const shops = ["default-modulized", "sport"]
export const demoShops: readonly string[] = catalogues.map(({ name }) => name)
export const LIST = "/SaleGoods/lists"

export const at = (shop: string, path = "/") => `http://${shop}.localhost:${process.env.PORT}${path}`

/** However busy the machine is. */
const LAID_OUT_WITHIN_MS = 30_000

/** Once a page is alive it is laid out to its end, and then no longer marked as fresh. */
export const laidOut = (page: Page) =>
  page.locator("html:not([data-opening])").waitFor({ state: "attached", timeout: LAID_OUT_WITHIN_MS })

/** A late part comes to life once the page is used; until then it works as without scripts. */
export const alive = (part: Locator) =>
  expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))))
    .toBe(true)

/** Goes there and waits until the page can be used. */
export async function visit(page: Page, address: string) {
  const reply = await page.goto(address, { waitUntil: "load" })
  await laidOut(page)
  return reply
}

/** The button in the header that opens the search over the page, on a screen of that width. */
export const searchScreen = (shop: string) => ({ width: shop === "sport" ? 390 : 1280, height: 800 })
export const opensSearch = (page: Page, shop: string) =>
  shop === "sport"
    ? page.getByRole("banner").getByRole("button", { name: "Search", exact: true })
    : page.getByRole("banner").getByRole("button", { name: "Track an order" })

type Goods = {
  id: number
  url: string
  dnames: string
  containSpec: string
  images: string[]
  minPrice: number
  remarkCount: number
  isEncrypted: boolean
}
type SpecFacet = { values: { id: number; count: number }[] }
type Found = { list: Goods[]; total: number; facets: { specs: SpecFacet[] } }

/** What the API says that a list holds. Node does not know *.localhost as browsers do; the API finds its shop by the referer. */
export async function goodsOf(request: APIRequestContext, shop: string, query: Record<string, string | number> = {}) {
  const reply = await request.get(`http://127.0.0.1:${process.env.PORT}/api/goods/lists`, {
    headers: { referer: at(shop) },
    params: { page_size: 24, ...query },
  })
  expect(reply.status()).toBe(200)
  const found: Found = (await reply.json()).data
  return found
}

/** Variants of the shop's first goods of which there are plenty. */
export async function someVariants(request: APIRequestContext, shop: string): Promise<number[]> {
  const { list } = await goodsOf(request, shop)
  const found: number[] = []
  for (const { id, isEncrypted } of list) {
    if (isEncrypted || found.length === 2) continue
    const reply = await request.get(`http://127.0.0.1:${process.env.PORT}/api/goods/detail?id=${id}`, {
      headers: { referer: at(shop) },
    })
    const details: { id: number; stock: number; basePrice: number }[] = (await reply.json()).data.details
    const plenty = details.find(({ stock, basePrice }) => stock > 20 && basePrice > 0)
    if (plenty) found.push(plenty.id)
  }
  return found
}

/** A good of the shop that has several variants, pictures and reviews. */
export async function someItem(page: Page, shop: string): Promise<string> {
  const { list } = await goodsOf(page.request, shop, { sort: "sold" })
  const isRich = ({ containSpec, images, remarkCount }: Goods) =>
    containSpec === "1" && images.length > 1 && remarkCount > 0
  return list.find(isRich)?.url ?? list[0]?.url ?? ""
}
