import { randomBytes } from "node:crypto"
import { expect, type Page, test } from "@playwright/test"
import { newShop } from "./new-shop.ts"
import { goTo, openOffice, staffCall } from "./office.ts"

/** Another one in every run. */
const shop = `lantern-${randomBytes(3).toString("hex")}`

const call = async (page: Page, name: string, body?: object) => {
  const answer = await staffCall(page, shop, name, body)
  expect(answer.code, `${name} ${answer.reason}`).toBe(1)
  return answer.data
}

test("an owner is led from an empty shop to the first order, and opens it", async ({ page }) => {
  await newShop(shop)
  await openOffice(page, shop)
  await expect(page).toHaveURL(/\/guide$/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("9 steps to a shop that sells")
  for (const decision of ["Without a logo", "This currency", "No taxes", "This look"])
    await page.getByRole("button", { name: decision }).click()
  await expect(page.getByText("Stays as it is")).toHaveCount(4)

  await page.getByRole("link", { name: "Address and country" }).click()
  await expect(page.locator("#setting-defaultRegion")).toBeFocused()
  await page.getByLabel("Country").selectOption("US")
  await page.getByRole("button", { name: /^Save/ }).click()
  await expect(page.getByText("Settings saved.")).toBeVisible()
  const { ad_config } = await call(page, "GET /api/admin/home/content")
  const contact = { phone: "", email: "", address: "1 Exchange Street, Portland", hours: "" }
  await call(page, "POST /api/admin/home/content", { ad_config: { ...Object(ad_config), contact } })

  await goTo(page, shop, "settings/freight")
  const region = page.getByRole("form", { name: "Send to a further region" })
  await region.getByLabel("Region").selectOption("US")
  await region.getByLabel("costs", { exact: true }).fill("5")
  await region.getByLabel("costs more").fill("1")
  await region.getByRole("button", { name: "Add" }).click()
  await expect(page.getByRole("form", { name: "United States" })).toBeVisible()

  await goTo(page, shop, "settings/payments")
  const transfer = page.getByRole("form", { name: "Bank transfer" })
  await transfer.getByText("Bank transfer").click()
  await transfer.getByLabel("What the buyer is told").fill("Account 12 345")
  await transfer.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Saved.")).toBeVisible()

  const good = await call(page, "POST /api/admin/goods/save", { dnames: "Lamp", dno: "L-1", onSale: true })
  const variants = [{ goodNo: "L-1-1", price: 40, weight: 400, first_stock: 5 }]
  const made = await call(page, "POST /api/admin/goods/variants", { goods_id: good.id, specs: [], variants })
  for (const kind of ["shipping", "privacy", "return"])
    await call(page, "POST /api/admin/policy/save", { kind, policy: "<p>Said.</p>", summary: "Said" })

  const origin = `http://${shop}.localhost:${process.env.PORT}`
  const [{ id: detail_id }] = Object(made.variants)
  const address = {
    contact: "Robin Berg",
    mobile: "2075550123",
    calling_code: "1",
    email: "robin@people.example",
    region_code: "US-ME",
    city: "Portland",
    address_part: "2 Exchange Street",
    zip_code: "04101",
  }
  const items = [{ detail_id, number: 1 }]
  const buyer = await page.context().newPage()
  await buyer.goto(origin)
  const placed = await buyer.evaluate(
    async (body) => {
      const headers = { "content-type": "application/json", "idempotency-key": "the-first-order" }
      const init = { method: "POST", headers, body: JSON.stringify(body) }
      return (await fetch("/api/order/noUserCreateOrder", init)).json()
    },
    { items, address, payment_way: "bankTransfer", expected_total: 45 },
  )
  expect(placed).toMatchObject({ code: 1 })
  await buyer.close()
  expect((await call(page, "GET /api/admin/order/lists")).total).toBe(1)

  await goTo(page, shop, "guide")
  await expect(page.getByText("Everything is there: the shop can be opened")).toBeVisible()
  await page.getByRole("button", { name: "Open the shop" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Open the shop" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your shop is open")
})
