import { type BrowserContext, expect, type Page, test } from "@playwright/test"
import { faultsOf } from "./axe-faults.ts"
import { fillAddress, orderAndPay, orders, total } from "./purchase.ts"
import { at, someVariants, visit } from "./shops.ts"
import { staffDoes } from "./staff.ts"
import { VAT_NUMBERS } from "./start-vies.ts"

/** It sells from the Netherlands, in prices that contain 21 %. */
const SHOP = "car-green"
const HOME_RATE = 1.21

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`)
const summary = (page: Page) => page.locator("[data-slot=summary]")
const told = (page: Page) => page.locator("main [data-when=business] [role=status]")
const reckoned = (page: Page) => expect(page.locator("main form[aria-busy]")).toHaveCount(0)
const amountIn = (text: string) => Number(text.replace(/[^\d]/g, ""))

/** With something in the cart, as a guest in Germany. */
async function atCheckout(page: Page, context: BrowserContext) {
  const [id = 0] = await someVariants(page.request, SHOP)
  await context.addCookies([{ name: "cart", value: `${id}.1`, url: at(SHOP) }])
  await visit(page, at(SHOP, `/Order/check-out?ids=${id}`))
  await fillAddress(page, "robin-business@people.example")
}

async function buysFor(page: Page, vatNumber: string) {
  await field(page, "isBusiness").check()
  await field(page, "company").fill("Muster & Söhne GmbH")
  await field(page, "vatNumber").fill(vatNumber)
  await field(page, "vatNumber").blur()
  await reckoned(page)
}

test.describe.configure({ mode: "serial" })

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext()
  const settings = { prices: "gross", country: "NL", postcode: "1013", euSales: "oss", withdrawalDays: 14 }
  const checked = { ...settings, vatNumber: "NL123456789B01", vatChecker: "vies" }
  await staffDoes(context, SHOP, "tax/settings", { settings: checked, zones: [] })
  await context.close()
})

test("a confirmed business in another member state pays net, and its papers say why", async ({ page, context }) => {
  await atCheckout(page, context)
  await expect(summary(page)).toContainText("incl. 19% VAT")
  const gross = amountIn(await total(page).innerText())
  await expect(field(page, "company")).toBeHidden()
  await buysFor(page, VAT_NUMBERS.registered)
  await expect(told(page)).toHaveText(`VAT number ${VAT_NUMBERS.registered} is confirmed.`)
  await expect(summary(page)).toContainText("Exempt intra-Community supply")
  const net = amountIn(await total(page).innerText())
  expect(Math.abs(net - gross / HOME_RATE)).toBeLessThanOrEqual(1)
  expect(await faultsOf(page, "main form")).toEqual([])

  await orderAndPay(page)
  const main = page.getByRole("main")
  for (const text of [
    "Exempt intra-Community supply",
    "Billing address",
    "Muster & Söhne GmbH",
    VAT_NUMBERS.registered,
  ])
    await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible()
})

test("where the register is silent one is told, pays the tax and can order all the same", async ({ page, context }) => {
  await atCheckout(page, context)
  const gross = await total(page).innerText()
  await buysFor(page, VAT_NUMBERS.unavailable)
  await expect(told(page)).toContainText("cannot be checked at the moment")
  await expect(summary(page)).toContainText("incl. 19% VAT")
  await expect(total(page)).toHaveText(gross)
  await orderAndPay(page)
  await expect(page.getByRole("main")).not.toContainText("Exempt intra-Community supply")
})

test("a domestic number, and one of another country than the bill, mean tax; the latter is refused in words", async ({
  page,
  context,
}) => {
  await atCheckout(page, context)
  const gross = await total(page).innerText()
  await buysFor(page, "NL123456789B01")
  await expect(page.locator("main [data-when=business]")).toContainText("belongs to another country")
  await orders(page).click()
  await expect(field(page, "vatNumber")).toBeFocused()
  // The bill goes to the Netherlands: it is a number of there, and exempts nothing that leaves from there.
  await field(page, "isBilledElsewhere").check()
  await expect(field(page, "billingCountry")).toHaveValue("DE")
  await field(page, "billingCountry").selectOption("NL")
  await reckoned(page)
  await expect(page.locator("main [data-when=business]")).not.toContainText("belongs to another country")
  await expect(total(page)).toHaveText(gross)
  await orders(page).click()
  await expect(field(page, "billingStreet")).toBeFocused()
  await field(page, "billingStreet").fill("Keizersgracht 1")
  await field(page, "billingPostcode").fill("1015 AA")
  await field(page, "billingCity").fill("Amsterdam")
  await orderAndPay(page)
  await expect(page.getByText("Keizersgracht 1").filter({ visible: true }).first()).toBeVisible()
})

test("what a member has said once is filled in at the checkout", async ({ page }) => {
  await visit(page, at(SHOP, "/sign-up"))
  const email = `business-${Date.now()}@people.example`
  await field(page, "name").fill("Robin")
  await field(page, "email").fill(email)
  for (const password of await page.locator("main input[type=password]").all()) await password.fill("a long sentence 7")
  await page.locator("main form button[type=submit]").last().click()
  await expect(page).not.toHaveURL(/sign-up/)
  await visit(page, at(SHOP, "/Center"))
  await field(page, "company").fill("Muster & Söhne GmbH")
  await field(page, "vatNumber").fill(VAT_NUMBERS.registered)
  await field(page, "billingCountry").selectOption("DE")
  await field(page, "billingStreet").fill("Torstraße 1")
  await field(page, "billingPostcode").fill("10119")
  await field(page, "billingCity").fill("Berlin")
  await page.getByRole("region", { name: "Business" }).getByRole("button", { name: "Save" }).click()
  await expect(page.getByRole("region", { name: "Business" })).toContainText("This VAT number is confirmed.")
  const [id = 0] = await someVariants(page.request, SHOP)
  await page.evaluate(async (detail_id) => {
    const body = JSON.stringify({ detail_id, number: 1 })
    await fetch("/api/goods/addCart", { method: "POST", headers: { "content-type": "application/json" }, body })
  }, id)
  await visit(page, at(SHOP, `/Order/check-out?ids=${id}`))
  await expect(field(page, "isBusiness")).toBeChecked()
  await expect(field(page, "vatNumber")).toHaveValue(VAT_NUMBERS.registered)
  await fillAddress(page)
  await expect(summary(page)).toContainText("Exempt intra-Community supply")
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a business buys as well, and what was typed stays", async ({ page, context }) => {
    const [id = 0] = await someVariants(page.request, SHOP)
    await context.addCookies([{ name: "cart", value: `${id}.1`, url: at(SHOP) }])
    await page.goto(at(SHOP, `/Order/check-out?ids=${id}`))
    await field(page, "country").selectOption("DE")
    await field(page, "isBusiness").check()
    await field(page, "company").fill("Muster & Söhne GmbH")
    await field(page, "vatNumber").fill(VAT_NUMBERS.registered)
    await page.locator("[data-slot=summary] button[value=reckon]").click()
    await expect(field(page, "isBusiness")).toBeChecked()
    await expect(field(page, "company")).toHaveValue("Muster & Söhne GmbH")
    await expect(told(page)).toHaveText(`VAT number ${VAT_NUMBERS.registered} is confirmed.`)
    await expect(summary(page)).toContainText("Exempt intra-Community supply")
  })
})
