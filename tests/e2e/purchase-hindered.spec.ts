import { expect, type Page, test } from "@playwright/test"
import { SCREENS } from "../../src/domain/site/screens.ts"
import {
  addToCart,
  cartLink,
  cartOf,
  checksOut,
  fillAddress,
  orderAndPay,
  orders,
  payByCard,
  total,
} from "./purchase.ts"
import { at, visit } from "./shops.ts"

const SHOP = "guest-shop"
const CART = SCREENS.cart.path

/** To the checkout with one good in the cart. */
async function checkOut(page: Page, shop: string, good: string) {
  await addToCart(page, shop, good, 1)
  await visit(page, at(shop, CART))
  await checksOut(page).click()
  await expect(orders(page)).toBeVisible()
}

for (const { shop, good, sentence } of [
  { shop: SHOP, good: "Plain mug", sentence: "The service is unavailable. Please try again in a moment." },
  { shop: "arabic-shop", good: "كوب بسيط", sentence: "الخدمة غير متاحة. يُرجى المحاولة مرة أخرى بعد قليل." },
]) {
  test(`the network goes in the middle of a purchase in ${shop}, and comes back`, async ({ page, context }) => {
    await checkOut(page, shop, good)
    await fillAddress(page, "robin@people.example")
    await page.locator("main [name=remark]").fill("Ring twice 🙂")
    await expect(page.locator("main form[aria-busy]")).toHaveCount(0)
    const known = await total(page).textContent()

    await context.setOffline(true)
    await page.locator("main [name=country]").selectOption("FR")
    await expect(page.getByText(sentence).first()).toBeVisible()
    await orders(page).click()
    await expect(page.getByText(sentence).first()).toBeVisible()
    await expect(orders(page)).toBeEnabled()
    await expect(page.locator("main [name=name]")).toHaveValue("Robin Hood")
    await expect(page.locator("main [name=email]")).toHaveValue("robin@people.example")
    await expect(page.locator("main [name=remark]")).toHaveValue("Ring twice 🙂")
    await expect(page.locator("main [name=country]")).toHaveValue("FR")

    await context.setOffline(false)
    await page.locator("main [name=country]").selectOption("DE")
    await expect(page.getByText(sentence)).toHaveCount(0)
    await expect(total(page)).toHaveText(known ?? "")
    await orders(page).click()
    await expect(page).toHaveURL(/\?pay=sandbox\/card$/)
    await context.setOffline(true)
    await payByCard(page)
    await expect(page.getByText(sentence).first()).toBeVisible()
    await expect(page.locator("main [name=number]")).not.toHaveValue("")
    await context.setOffline(false)
    await payByCard(page)
    await expect(page).toHaveURL(/\?done=1$/)
  })
}

test("a cart that is changed without a network says so, and keeps what was typed for when it is back", async ({
  page,
  context,
}) => {
  await addToCart(page, SHOP, "Plain mug", 2)
  await visit(page, at(SHOP, CART))
  const field = page.locator("main input[name^='quantity.']")
  await context.setOffline(true)
  await field.fill("7")
  await expect(page.getByText("The service is unavailable. Please try again in a moment.").first()).toBeVisible()
  await expect(field).toHaveValue("7")
  await context.setOffline(false)
  await checksOut(page).click()
  await expect(page.locator("[data-slot=summary-goods]")).toContainText("7 pieces")
})

/** Holds back what the shop reckons for the checkout until it is let go. */
async function holdReckoning(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/check-out\.data/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test("an order that is pressed while the total is reckoned anew is refused where the total was not seen", async ({
  page,
  context,
}) => {
  await checkOut(page, SHOP, "Plain mug")
  await fillAddress(page, "quick@people.example")
  const known = (await total(page).textContent()) ?? ""
  const letGo = await holdReckoning(page)
  await page.locator("main [name=country]").selectOption("JP")
  await page.locator("main [name=region]").selectOption({ index: 1 })
  await page.locator("main [name=postcode]").fill("150-0001")
  await orders(page).click()
  await expect(orders(page)).toHaveAttribute("aria-disabled", "true")
  letGo()
  await expect(page.getByText("The total has changed. Please check it and order again.").first()).toBeVisible()
  await expect(total(page)).not.toHaveText(known)
  await orders(page).click()
  await expect(page).toHaveURL(/\?pay=sandbox\/card$/)
  expect(await cartOf(context)).toBe("")
  await expect(cartLink(page)).not.toHaveAttribute("data-count")
  await payByCard(page)
  await expect(page).toHaveURL(/\?done=1$/)
})

test("what is wrong with a field is said until it is changed, also when the total is reckoned anew", async ({
  page,
}) => {
  await checkOut(page, SHOP, "Plain mug")
  const wrong = (name: string) => page.locator(`main [name=${name}][aria-invalid]`)
  await orders(page).click()
  await expect(wrong("email")).toBeFocused()
  await page.locator("main [name=country]").selectOption("DE")
  await expect(page.locator("main form[aria-busy]")).toHaveCount(0)
  await expect(wrong("street")).toBeVisible()
  await page.locator("main [name=email]").fill("robin@people.example")
  await expect(wrong("email")).toHaveCount(0)
  await expect(page.locator("main [name=email]")).toBeFocused()
  await expect(wrong("street")).toBeVisible()
})

test("on a phone what is wrong is not hidden by the bar that orders", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 })
  await checkOut(page, SHOP, "Plain mug")
  for (const height of [900, 860, 820, 700]) {
    await page.setViewportSize({ width: 375, height })
    await page.evaluate(() => scrollTo(0, 0))
    await orders(page).click()
    const email = page.locator("main [name=email][aria-invalid]")
    await expect(email).toBeFocused()
    const isSeen = (field: Element) => {
      const { x, y, width, height } = field.getBoundingClientRect()
      return [y + 2, y + height - 2].every((at) => document.elementFromPoint(x + width / 2, at) === field)
    }
    await expect.poll(() => email.evaluate(isSeen), `${height}`).toBe(true)
    await page.locator("main [name=name]").focus()
  }
})

test("what is ordered in one tab cannot be ordered again in another, and its cart empties", async ({
  page,
  context,
}) => {
  await addToCart(page, SHOP, "Round teapot", 1)
  await visit(page, at(SHOP, CART))
  const second = await context.newPage()
  await visit(second, at(SHOP, CART))
  await checksOut(second).click()
  await fillAddress(second, "robin@people.example")
  await page.bringToFront()
  await checksOut(page).click()
  await fillAddress(page, "robin@people.example")
  await orderAndPay(page)
  expect(await cartOf(context)).toBe("")
  await expect(cartLink(second)).not.toHaveAttribute("data-count")
  await second.bringToFront()
  await visit(second, at(SHOP, CART))
  await expect(second.getByText("Nothing in it yet.")).toBeVisible()
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true })

  test("a guest finds, buys and pays with a finger, and nothing scrolls sideways", async ({ page }) => {
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), page.url()).toBe(0)
    const main = page.getByRole("main")
    await visit(page, at(SHOP))
    await page
      .getByRole("banner")
      .getByRole("button", { name: "Menu" })
      .or(page.locator("header summary"))
      .first()
      .tap()
    await page.getByRole("link", { name: "Everything" }).filter({ visible: true }).first().tap()
    await expect(page.locator("main[data-page=goodsList]")).toBeVisible()
    await fits()
    await main.locator("article [data-slot=goods-link]", { hasText: "Plain mug" }).first().tap()
    await expect(page.locator("main[data-page=item]")).toBeVisible()
    await fits()
    await page.locator("[data-slot=buy]").filter({ visible: true }).first().tap()
    await expect(cartLink(page)).toHaveAttribute("data-count", "1")
    await cartLink(page).tap()
    await expect(page.locator("main[data-page=cart]")).toBeVisible()
    await main.locator("button[value^='more:']").tap()
    await expect(main.locator("input[name^='quantity.']")).toHaveValue("2")
    await fits()
    await checksOut(page).tap()
    await expect(page.locator("main[data-page=checkOut]")).toBeVisible()
    await fits()
    await fillAddress(page, "robin@people.example")
    await orders(page).tap()
    await expect(page).toHaveURL(/\?pay=sandbox\/card$/)
    await fits()
    await main.locator("[data-slot=test-cards] button").first().tap()
    await page.locator("main [name=expiry]").fill("09/39")
    await page.locator("main [name=cvc]").fill("314")
    await page.locator("[data-slot=pay-sheet] button[value=confirm]").tap()
    await expect(page).toHaveURL(/\?done=1$/)
    await fits()
  })
})
