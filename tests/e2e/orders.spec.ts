import { expect, type Page, test } from "@playwright/test"
import { orderPath } from "../../src/domain/site/route-address.ts"
import { faultsOf } from "./axe-faults.ts"
import { demoOrders, signInDemo } from "./demo-member.ts"
import { at, shops, visit } from "./shops.ts"

const LIST = "/Center/Order"
const SHIPPED = 2
const numberWith = async (shop: string, status: number) =>
  (await demoOrders(shop)).find((order) => order.status === status)?.order_no ?? ""
const dialogOf = (page: Page) => page.locator("dialog[open]")

for (const shop of shops) {
  test.describe(`a member of ${shop}`, () => {
    test.beforeEach(async ({ page }) => signInDemo(page, shop))

    test("finds orders by status and by words, and opens one", async ({ page }) => {
      await visit(page, at(shop, LIST))
      const rows = page.locator("[data-slot=order-row]")
      const all = await rows.count()
      expect(all).toBeGreaterThan(3)
      expect(await faultsOf(page)).toEqual([])
      await page
        .getByRole("navigation", { name: "Status" })
        .getByRole("link", { name: /^Shipped/ })
        .click()
      await expect(rows).toHaveCount(1)
      const number = await rows.getByRole("heading").textContent()
      await page.getByRole("navigation", { name: "Status" }).getByRole("link", { name: /^All/ }).click()
      await expect(rows).toHaveCount(all)
      const search = page.getByRole("searchbox", { name: "Search your orders" })
      await search.fill(number?.slice(-7).toLowerCase() ?? "")
      await search.press("Enter")
      await expect(rows).toHaveCount(1)
      await search.fill("<script>😀 no such thing")
      await search.press("Enter")
      await expect(page.getByRole("heading", { name: "No orders here." })).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      await page.getByRole("main").getByRole("link", { name: "All my orders" }).click()
      await rows.first().getByRole("heading").getByRole("link").click()
      await expect(page.locator("[data-slot=stages]")).toBeVisible()
    })

    test("reads what has been shipped, and its questions can be left unanswered", async ({ page }) => {
      await visit(page, at(shop, orderPath(await numberWith(shop, SHIPPED))))
      await expect(page.locator("[data-slot=stages] [aria-current=step]")).toContainText("Shipped")
      await expect(page.locator("[data-slot=facts-card]")).toContainText("DHL")
      expect(await faultsOf(page)).toEqual([])
      const confirm = page.getByRole("link", { name: "Confirm receipt" })
      await confirm.click()
      await expect(dialogOf(page)).toContainText("Has everything arrived?")
      expect(await faultsOf(page)).toEqual([])
      await page.keyboard.press("Escape")
      await expect(dialogOf(page)).toHaveCount(0)
      await expect(confirm).toBeFocused()
    })
  })
}
