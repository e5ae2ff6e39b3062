import { expect, type Page, test } from "@playwright/test"
import { faultsOf } from "./axe-faults.ts"
import { at, goodsOf, shops, visit } from "./shops.ts"

type Variant = { id: number; stock: number; basePrice: number; specs: { name: string; value: string }[] }
type Good = { url: string; details: Variant[]; inStock: boolean; isEncrypted: boolean }

/** A good of the shop whose variants are as wanted. */
async function goodWhere(page: Page, shop: string, fits: (good: Good) => boolean): Promise<Good> {
  const { list } = await goodsOf(page.request, shop, { page_size: 100 })
  for (const { id, isEncrypted } of list) {
    if (isEncrypted) continue
    const address = `http://127.0.0.1:${process.env.PORT}/api/goods/detail?id=${id}`
    const good: Good = (await (await page.request.get(address, { headers: { referer: at(shop) } })).json()).data
    if (fits(good)) return good
  }
  throw new Error(`${shop} has no such good`)
}
const isSoldOut = ({ details }: Good) => details.every(({ stock, basePrice }) => stock === 0 && basePrice > 0)
const isPartlySoldOut = ({ details }: Good) =>
  !details.every(({ stock }) => stock === 0) && details.some(({ stock, basePrice }) => stock === 0 && basePrice > 0)
const soldOutIn = ({ details }: Good) =>
  details.find(({ stock, basePrice }) => stock === 0 && basePrice > 0)?.specs ?? []

const form = (page: Page) => page.locator("[data-slot=tell-when-back]")
const field = (page: Page) => form(page).getByLabel("Tell me when it is back")
const ask = (page: Page) => form(page).getByRole("button", { name: "Tell me" }).click()
const BAD = ["", "nowhere", "   ", "<script>alert(1)</script>", "🙂@🙂", `${"x".repeat(250)}@a.example`]

for (const shop of shops) {
  test(`whoever wants what is sold out in ${shop} leaves an address, and is answered in place`, async ({ page }) => {
    const { url } = await goodWhere(page, shop, isSoldOut)
    await visit(page, at(shop, url))
    for (const typed of BAD) {
      await field(page).fill(typed)
      await ask(page)
      await expect(form(page).locator("[data-slot=field-fault]")).toBeVisible()
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue(typed.trim() === "" ? /^\s*$/ : typed.slice(0, 254))
    }
    expect(await faultsOf(page)).toEqual([])
    await field(page).fill(` ${shop}.waits@people.example `)
    await ask(page)
    await expect(form(page).getByRole("status")).toHaveText("Noted. We write to you once, when it is back.")
    await expect(page).toHaveURL(at(shop, url))
    expect(await faultsOf(page)).toEqual([])
  })

  test(`the form of ${shop} comes with a choice that is sold out, and its code with it`, async ({ page }) => {
    const good = await goodWhere(page, shop, isPartlySoldOut)
    const scripts: string[] = []
    page.on("request", (request) => scripts.push(request.url()))
    await visit(page, at(shop, good.url))
    await expect(form(page)).toHaveCount(0)
    await expect(page.locator("[data-slot=delivery-time]")).toHaveText(/^Delivery to United States: \S+ days$/)
    expect(scripts.filter((address) => address.includes("tell-when-back"))).toEqual([])
    for (const { name, value } of soldOutIn(good))
      await page.locator(`input[type=radio][name="spec.${name}"][value="${value}"]`).check({ force: true })
    await expect(field(page)).toBeVisible()
    await expect(page.locator("[data-slot=delivery-time]")).toHaveCount(0)
    expect(scripts.filter((address) => address.includes("tell-when-back")).length).toBeGreaterThan(0)
  })
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  for (const shop of shops) {
    test(`the form of ${shop} is answered by a page`, async ({ page }) => {
      const { url } = await goodWhere(page, shop, isSoldOut)
      await page.goto(at(shop, url))
      await field(page).fill("nowhere")
      await ask(page)
      await expect(form(page).locator("[data-slot=field-fault]")).toBeVisible()
      await expect(field(page)).toHaveValue("nowhere")
      await field(page).fill(`${shop}.plain@people.example`)
      await ask(page)
      await expect(page).toHaveURL(at(shop, "/back-in-stock?noted=1"))
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Noted.")
    })
  }

  test("whoever tries to buy a choice that is sold out is offered to wait for it", async ({ page }) => {
    const shop = "default-modulized"
    const good = await goodWhere(page, shop, isPartlySoldOut)
    await page.goto(at(shop, good.url))
    await expect(form(page)).toHaveCount(0)
    const choices = soldOutIn(good)
    for (const { name, value } of choices)
      await page.locator(`input[type=radio][name="spec.${name}"][value="${value}"]`).check({ force: true })
    await page.locator(".buy-row [data-slot=buy]").click()
    for (const { name, value } of choices)
      await expect(page.locator(`input[type=radio][name="spec.${name}"][value="${value}"]`)).toBeChecked()
    await field(page).fill("second.choice@people.example")
    await ask(page)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Noted.")
  })
})

test("a link that was never mailed forgets nothing, and says so", async ({ page }) => {
  await visit(page, at("sport", `/back-in-stock?token=1-1.${"x".repeat(43)}`))
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole("button", { name: "Forget it" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work any more.")
  expect((await page.goto(at("sport", "/back-in-stock")))?.status()).toBe(404)
})
