import { expect, test } from "@playwright/test"
import { faultsOf } from "./axe-faults.ts"
import { addToCart, cartLink, checksOut, fillAddress, orders, pays, total } from "./purchase.ts"
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
