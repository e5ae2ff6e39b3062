import { type APIRequestContext, type BrowserContext, expect, type Page } from "@playwright/test"
import { SANDBOX_CARDS } from "../../src/contract/sandbox-cards.ts"
import { at, goodsOf, visit } from "./shops.ts"

/** The steps of a purchase, by what the elements are and not by what they say: they are the same in every language and look. */
export const buys = (page: Page) => page.getByRole("main").locator("[data-slot=buy]").first()
export const cartLink = (page: Page) => page.locator("[data-slot=cart]").filter({ visible: true }).first()
export const checksOut = (page: Page) => page.locator("button[value=checkOut]").filter({ visible: true }).first()
export const orders = (page: Page) => page.locator("button[value=order]").filter({ visible: true }).first()
export const total = (page: Page) => page.locator("[data-slot=summary] [data-kind=total] dd")
export const pays = (page: Page) => page.locator("[data-slot=pay-sheet] button[value=confirm]")

export const cartOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === "cart")?.value ?? ""

/** Where a good of a small shop is, by its name. */
export async function itemOf(request: APIRequestContext, shop: string, name: string): Promise<string> {
  const good = (await goodsOf(request, shop)).list.find(({ dnames }) => dnames === name)
  if (!good) throw new Error(`${shop} has no ${name}`)
  return good.url
}

/** Puts so many of a good into the cart, from its page. */
export async function addToCart(page: Page, shop: string, name: string, pieces: number, value?: string) {
  await visit(page, at(shop, await itemOf(page.request, shop, name)))
  if (value) await page.getByRole("main").getByRole("radio", { name: value }).check({ force: true })
  await page.getByRole("main").getByRole("spinbutton").first().fill(String(pieces))
  await buys(page).click()
  await expect(page.locator('[data-slot=toast][data-level="2"]').filter({ visible: true }).first()).toBeVisible()
}

const GERMAN = {
  name: "Robin Hood",
  street: "1 Elm",
  city: "Berlin",
  postcode: "10115",
  phone: "3012345678",
}

/** An address in Germany, and the guest's own e-mail address. What it costs to send there is known in the end. */
export async function fillAddress(page: Page, email = "") {
  const field = (name: string) => page.locator(`main [name=${name}]`)
  if (email) await field("email").fill(email)
  await field("country").selectOption("DE")
  for (const [name, text] of Object.entries(GERMAN)) await field(name).fill(text)
  await expect(page.locator("main form[aria-busy]")).toHaveCount(0)
}

/** Pays what was just ordered by a card of the test provider. */
export async function payByCard(page: Page, number: string = SANDBOX_CARDS.success) {
  await page.locator("main [name=number]").fill(number)
  await page.locator("main [name=expiry]").fill("09/39")
  await page.locator("main [name=cvc]").fill("314")
  await pays(page).click()
}

/** From the checkout to the thanks. Gives the number of the order. */
export async function orderAndPay(page: Page): Promise<string> {
  await orders(page).click()
  await expect(page).toHaveURL(/\/Center\/Order\/[^?]+\?pay=sandbox\/card$/)
  await payByCard(page)
  await expect(page).toHaveURL(/\?done=1$/)
  return new URL(page.url()).pathname.split("/").at(-1) ?? ""
}
