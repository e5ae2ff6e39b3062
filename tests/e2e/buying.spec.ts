import { type BrowserContext, expect, type Page, test } from "@playwright/test"
import { at, someVariants, visit } from "./shops.ts"

const SHOP = "default-modulized"

const cookieOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === "cart")?.value ?? ""

async function withCart(page: Page): Promise<number[]> {
  const [one = 0, other = 0] = await someVariants(page.request, SHOP)
  await page.context().addCookies([{ name: "cart", value: `${one}.2_${other}.1`, url: at(SHOP) }])
  return [one, other]
}

async function fillAddress(page: Page) {
  const main = page.getByRole("main")
  await main.getByLabel("E-mail", { exact: true }).fill("robin@people.example")
  await main.getByLabel("Full name").fill("Robin Hood")
  await main.getByLabel("Street and number").fill("1 Elm")
  await main.getByLabel("City").fill("Berlin")
  await main.getByLabel("Postcode").fill("10115")
  await main.locator("input[name=phone]").fill("3012345678")
}

async function payByCard(page: Page, number: string) {
  await page.getByLabel("Card number").fill(number)
  await page.getByLabel("Valid until").fill("09/39")
  await page.getByLabel("Security code").fill("314")
  await page.getByRole("button", { name: /Pay in test mode/ }).click()
}

const total = (page: Page) => page.locator("[data-kind=total] dd")
const orders = (page: Page) => page.locator("aside button[value=order]")

test("a cart of which nothing is chosen comes to nothing, and says so", async ({ page }) => {
  const [one] = await someVariants(page.request, SHOP)
  await page.context().addCookies([{ name: "cart", value: `${one}.2!`, url: at(SHOP) }])
  await visit(page, at(SHOP, "/Cart/lists"))
  await expect(total(page)).toHaveText("$0.00")
})

for (const isScripted of [true, false]) {
  test.describe(isScripted ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: isScripted })

    test("a guest changes the cart, orders and pays", async ({ page, context }) => {
      const [one] = await withCart(page)
      const go = (path: string) => (isScripted ? visit(page, at(SHOP, path)) : page.goto(at(SHOP, path)))
      await go("/Cart/lists")
      const before = await total(page).textContent()
      await page.locator(`button[value="more:${one}"]`).click()
      await expect.poll(() => cookieOf(context)).toContain(`${one}.3`)
      await expect(total(page)).not.toHaveText(before ?? "")
      await page.locator(`button[value="remove:${one}"]`).click()
      await expect(page.locator("[data-slot=removed]")).toContainText("Removed from the cart.")
      expect(await cookieOf(context)).not.toContain(`${one}.3`)
      await page.getByRole("button", { name: "Put it back" }).click()
      await expect.poll(() => cookieOf(context)).toContain(`${one}.3`)
      await page.locator("aside button[value=checkOut]").click()
      await expect(page.locator("main[data-page=checkOut] h1")).toHaveText("Checkout")

      await orders(page).click()
      await expect(page.getByText("Please enter your email address.")).toBeVisible()
      await page.getByLabel("Country").selectOption("DE")
      if (!isScripted) await page.getByRole("button", { name: "Update the total" }).click()
      await expect(page.getByLabel("Postcode")).toBeVisible()
      await fillAddress(page)
      await page.getByLabel("Coupon code").fill("no such code")
      await page.getByRole("button", { name: "Apply" }).click()
      await expect(page.locator("#coupon-fault")).toHaveText("We do not know this code.")
      await expect(page.getByLabel("Full name")).toHaveValue("Robin Hood")
      await page.getByLabel("Coupon code").fill("")
      await orders(page).click()
      await expect(page).toHaveURL(/\/Center\/Order\/[^?]+\?pay=sandbox\/card$/)
      expect(await cookieOf(context)).toBe("")

      await payByCard(page, "4000000000000002")
      await expect(page.getByRole("heading", { name: "Declined." })).toBeVisible()
      await page.getByRole("button", { name: "Try another card" }).click()
      await payByCard(page, "4000002500003155")
      await page.getByLabel("Six-digit code").fill("000000")
      await page.getByRole("button", { name: "Confirm" }).click()
      await expect(page.getByLabel("Six-digit code")).toHaveAccessibleDescription(/code is wrong/)
      await page.getByLabel("Six-digit code").fill("123456")
      await page.getByRole("button", { name: "Confirm" }).click()
      await expect(page).toHaveURL(/\?done=1$/)
      await expect(page.getByRole("heading", { name: "Thank you, Robin Hood." })).toBeVisible()
    })

    test("quantities that are none are said under their field, and the cart stays", async ({ page, context }) => {
      const [one] = await withCart(page)
      const cart = await cookieOf(context)
      if (isScripted) await visit(page, at(SHOP, "/Cart/lists"))
      else await page.goto(at(SHOP, "/Cart/lists"))
      for (const typed of ["0", "-1", "1.5", "zwei", "🙂", "999999"]) {
        const field = page.locator(`input[name="quantity.${one}"]`)
        await field.fill(typed)
        await field.press("Enter")
        await expect(page.locator(`#state-${one} [data-slot=field-fault]`)).toBeVisible()
        expect(await cookieOf(context)).toBe(cart)
      }
    })
  })
}

test("quick changes of a quantity end with the last one, also where answers are late", async ({ page, context }) => {
  const [one] = await withCart(page)
  await page.route("**/*.data*", async (route) => {
    if (route.request().method() === "POST") await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await visit(page, at(SHOP, "/Cart/lists"))
  const more = page.locator(`button[value="more:${one}"]`)
  for (let time = 0; time < 6; time++) await more.click()
  const field = page.locator(`input[name="quantity.${one}"]`)
  await expect(field).toHaveValue("8")
  await field.fill("5")
  await expect.poll(() => cookieOf(context)).toContain(`${one}.5`)
  await expect(field).toHaveValue("5")
})

test("a quantity that is typed while an earlier one is on its way is not lost with its answer", async ({
  page,
  context,
}) => {
  const [one] = await withCart(page)
  let letGo = () => {}
  const isTyped = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route("**/*.data*", async (route) => {
    if (route.request().method() === "POST") await isTyped
    await route.continue()
  })
  await visit(page, at(SHOP, "/Cart/lists"))
  const field = page.locator(`input[name="quantity.${one}"]`)
  const isSent = page.waitForRequest((request) => request.method() === "POST")
  await page.locator(`button[value="more:${one}"]`).click()
  await isSent
  await field.fill("5")
  letGo()
  await expect.poll(() => cookieOf(context)).toContain(`${one}.3`)
  await expect.poll(() => cookieOf(context)).toContain(`${one}.5`)
  await expect(field).toHaveValue("5")
})

test("a second tab shows what the first has changed", async ({ page, context }) => {
  const [one] = await withCart(page)
  const other = await context.newPage()
  await visit(other, at(SHOP, "/Cart/lists"))
  await page.bringToFront()
  await visit(page, at(SHOP, "/Cart/lists"))
  await page.locator(`button[value="more:${one}"]`).click()
  await expect(other.locator(`input[name="quantity.${one}"]`)).toHaveValue("3")
})

test("an order that is sent twice is one order", async ({ page }) => {
  const ids = await withCart(page)
  await visit(page, at(SHOP, `/Order/check-out?ids=${ids.join()}`))
  await page.getByLabel("Country").selectOption("DE")
  await fillAddress(page)
  await orders(page).dblclick()
  await expect(page).toHaveURL(/\?pay=sandbox\/card$/)
  const first = page.url()
  await page.goBack()
  await expect(page.getByRole("heading", { name: "There is nothing to order." })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(first)
})
