import { expect, test } from "@playwright/test"
import { hilalInEnglish } from "../../demo/housewear/en/shop.ts"
import { goodsPath } from "../../src/domain/catalog/goods-address.ts"
import { faultsOf } from "./axe-faults.ts"
import { addToCart, buys, cartLink, checksOut, fillAddress, itemOf, orders, pays, total } from "./purchase.ts"
import { at, visit } from "./shops.ts"

const SHOP = "arabic-shop"
const ARABIC = /\p{Script=Arabic}/u

test("a shop that speaks Arabic sells in Arabic from its first page to the thanks", async ({ page }) => {
  await visit(page, at(SHOP))
  const html = page.locator("html")
  const main = page.getByRole("main")
  await expect(html).toHaveAttribute("dir", "rtl")
  await expect(html).toHaveAttribute("lang", "ar")
  await addToCart(page, SHOP, "إبريق شاي", 2, "Clay")
  await cartLink(page).click()
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(ARABIC)
  await expect(page).toHaveURL(at(SHOP, "/Cart/lists"))
  expect(await faultsOf(page)).toEqual([])
  await checksOut(page).click()
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(ARABIC)
  await orders(page).click()
  await expect(main.locator("[data-slot=field-fault]").first()).toHaveText(ARABIC)
  await fillAddress(page, "yusuf@people.example")
  await expect(total(page)).toContainText("98.50")
  expect(await faultsOf(page)).toEqual([])
  await orders(page).click()
  await expect(pays(page)).toHaveText(ARABIC)
  expect(await faultsOf(page)).toEqual([])
  await page.goBack()
  await page.goForward()
  await expect(html).toHaveAttribute("dir", "rtl")
  await page.locator("main [name=number]").fill("4242424242424242")
  await page.locator("main [name=expiry]").fill("09/39")
  await page.locator("main [name=cvc]").fill("314")
  await pays(page).click()
  await expect(page).toHaveURL(/\?done=1$/)
  await expect(main.getByRole("heading").first()).toHaveText(ARABIC)
  await expect(html).toHaveAttribute("dir", "rtl")
  expect(await faultsOf(page)).toEqual([])
})

test("who asks the Arabic shop for English gets it, the other way round", async ({ page }) => {
  await visit(page, at(SHOP, "/en/Cart/lists"))
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr")
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText("Cart")
  const reply = await page.goto(at(SHOP, "/ara/Cart/lists"))
  expect(reply?.status()).toBe(404)
})

const HILAL = "housewear"
const LAMP = "مصباح طاولة سمر"
const LAMP_IN_ENGLISH = hilalInEnglish.goods["H-2041"]?.name ?? ""

/** Where the lamp is for those who read English. */
const inEnglish = (lamp: string) => `/en${goodsPath(LAMP_IN_ENGLISH, Number(lamp.split("_").at(-1)))}`

test("the Arabic demo shop needs no prefix, and says where its English pages are", async ({ page, request }) => {
  const lamp = await itemOf(request, HILAL, LAMP)
  for (const path of ["/", "/SaleGoods/lists", lamp]) {
    await visit(page, at(HILAL, path))
    await expect(page.locator("html")).toHaveAttribute("lang", "ar")
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl")
    const links = page.locator("head link[rel=alternate][hreflang]")
    const pairs = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute("hreflang"), new URL(link.getAttribute("href") ?? "").pathname]),
    )
    const english = path === lamp ? inEnglish(lamp) : path === "/" ? "/en" : `/en${path}`
    expect(pairs).toEqual([
      ["ar", path],
      ["en", english],
      ["x-default", path],
    ])
    const canonical = await page.locator("head link[rel=canonical]").getAttribute("href")
    expect(new URL(canonical ?? "").pathname).toBe(path)
  }
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(LAMP)
})

test("a good of the Arabic shop has an Arabic address, in the sitemap too", async ({ page, request }) => {
  const lamp = await itemOf(request, HILAL, LAMP)
  expect(decodeURIComponent(lamp)).toMatch(/^\/item\/مصباح-طاولة-سمر_\d+$/)
  const reply = await page.goto(at(HILAL, lamp.replace(/item\/.+_/, "item/lamp_")))
  expect(reply?.request().redirectedFrom()).not.toBeNull()
  await expect(page).toHaveURL(at(HILAL, lamp))
  const headers = { host: `${HILAL}.localhost:${process.env.PORT}` }
  const sitemap = await request.get(`http://127.0.0.1:${process.env.PORT}/sitemap-goods-0.xml`, { headers })
  const named = (await sitemap.text()).split("<url>").find((url) => url.includes(`${lamp}</loc>`)) ?? ""
  expect(named).toMatch(/hreflang="ar" href="[^"]+:\d+\/item\//)
  expect(named).toMatch(/hreflang="en" href="[^"]+:\d+\/en\/item\//)
})

test("in English the Arabic demo shop's goods have English names and addresses", async ({ page, request }) => {
  const lamp = await itemOf(request, HILAL, LAMP)
  await visit(page, at(HILAL, `/en${lamp}`))
  await expect(page).toHaveURL(at(HILAL, inEnglish(lamp)))
  const name = page.getByRole("main").getByRole("heading", { level: 1 }).locator("bdi")
  await expect(name).toHaveText(LAMP_IN_ENGLISH)
  await expect(name).not.toHaveAttribute("lang")
  await expect(buys(page)).toHaveText(/[a-z]/i)
})

test("in English the words of an Arabic shop that nobody has translated keep their language and direction", async ({
  page,
  request,
}) => {
  await visit(page, at(SHOP, `/en${await itemOf(request, SHOP, "إبريق شاي")}`))
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr")
  await expect(page.getByRole("main").getByRole("heading", { level: 1 }).locator("bdi")).toHaveAttribute("lang", "ar")
})
