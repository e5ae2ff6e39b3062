import { expect, type Page, test } from "@playwright/test"
import { addToCart, cartOf, checksOut, fillAddress, itemOf, orderAndPay, orders, total } from "./purchase.ts"
import { at, visit } from "./shops.ts"

const CART = "/Cart/lists"
const minimum = (page: Page) => page.locator("#minimum")
const eachPrice = (page: Page) => page.getByRole("main").locator("[data-slot=cart-each]")
const quantities = (page: Page) => page.getByRole("main").locator("input[name^='quantity.']")

for (const [shop, name] of [
  ["wholesale-shop", "Mug by the dozen"],
  ["mixed-shop", "Socket plate"],
] as const) {
  test(`the price of a good of ${shop} follows the quantity as one types it`, async ({ page }) => {
    await visit(page, at(shop, await itemOf(page.request, shop, name)))
    const main = page.getByRole("main")
    const field = main.getByRole("spinbutton").first()
    await expect(field).toHaveValue("12")
    await expect(main.getByText("Minimum order: 12").first()).toBeVisible()
    const steps = main.locator("[data-slot=tiers] tbody, [data-slot=price-steps]").first()
    await expect(steps.locator("tr, li")).toHaveCount(3)
    // What one piece costs; beside it may stand what all of them do.
    const price = main.locator(".price-now, .each-price").first()
    for (const [pieces, each] of [
      ["12", "$10.00"],
      ["48", "$8.00"],
      ["47", "$10.00"],
      ["240", "$6.50"],
    ] as const) {
      await field.fill(pieces)
      await expect(price).toContainText(each)
    }
    await field.fill("5")
    await expect(field).toHaveAttribute("aria-invalid", "true")
  })
}

test("a wholesale shop sells each line from its minimum on, at the price of its quantity", async ({ page }) => {
  const shop = "wholesale-shop"
  await addToCart(page, shop, "Mug by the dozen", 12, "Jade")
  await addToCart(page, shop, "Mug by the dozen", 5, "Clay")
  await visit(page, at(shop, CART))
  await expect(minimum(page)).toContainText("Please match the minimum order number")
  await expect(minimum(page)).toContainText("[Mug by the dozen] needs 7 more.")
  await checksOut(page).click()
  await expect(minimum(page)).toBeFocused()
  await expect(page).toHaveURL(at(shop, CART))
  await minimum(page).getByRole("button", { name: "Add 7 more of Mug by the dozen" }).click()
  await expect(minimum(page)).toHaveCount(0)
  await expect(quantities(page).nth(1)).toHaveValue("12")
  await expect(total(page)).toHaveText("$240.00")
  await expect(eachPrice(page).first()).toHaveText("$10.00 each")

  await quantities(page).first().fill("48")
  await expect(eachPrice(page).first()).toHaveText("$8.00 each")
  await expect(eachPrice(page).nth(1)).toHaveText("$10.00 each")
  await expect(total(page)).toHaveText("$504.00")
  await checksOut(page).click()
  await fillAddress(page, "clara@people.example")
  await orderAndPay(page)
  await expect(page.getByRole("main").getByText("$504.00").first()).toBeVisible()
})

test("a mixed shop counts the pieces of a good across its variants, for the minimum and for the price", async ({
  page,
  context,
}) => {
  const shop = "mixed-shop"
  await addToCart(page, shop, "Socket plate", 6, "Jade")
  await addToCart(page, shop, "Socket plate", 5, "Clay")
  await visit(page, at(shop, CART))
  await expect(minimum(page)).toContainText("[Socket plate] needs 1 more.")
  await expect(minimum(page).getByRole("listitem")).toHaveCount(1)
  await quantities(page).nth(1).fill("6")
  await expect(minimum(page)).toHaveCount(0)
  await expect(eachPrice(page).first()).toHaveText("$10.00 each")
  await expect(total(page)).toHaveText("$120.00")
  await quantities(page).first().fill("42")
  await expect(eachPrice(page).nth(1)).toHaveText("$8.00 each")
  await expect(total(page)).toHaveText("$384.00")
  await checksOut(page).click()
  await fillAddress(page, "clara@people.example")
  await orderAndPay(page)
  expect(await cartOf(context)).toBe("")
})

test("below the minimum nothing is ordered, by whatever address one comes", async ({ page, context }) => {
  const shop = "mixed-shop"
  await addToCart(page, shop, "Socket plate", 3, "Jade")
  const id = (await cartOf(context)).split(".")[0]
  await visit(page, at(shop, `/Order/check-out?ids=${id}`))
  await expect(page.getByText("[Socket plate] needs 9 more.").first()).toBeVisible()
  await fillAddress(page, "clara@people.example")
  await orders(page).click()
  await expect(page.getByText("[Socket plate] needs 9 more.").first()).toBeVisible()
  await expect(page.locator("main form[aria-busy]")).toHaveCount(0)
  await expect(page).toHaveURL(at(shop, `/Order/check-out?ids=${id}`))
})
