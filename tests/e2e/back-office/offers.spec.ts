import { expect, test } from "@playwright/test"
import { openOffice, staffCall } from "./office.ts"

const SHOP = "sport"

test.describe.configure({ mode: "serial" })

test("a promotion is made, and its example is what the cart of the shop pays", async ({ page }) => {
  await openOffice(page, SHOP, "promotions?open=new")
  await page.getByLabel("Name, as the shopper reads it").fill("A round hundred")
  await page.getByLabel("From an amount of").fill("100")
  await page.getByLabel("Take off", { exact: true }).fill("30")
  await page.getByLabel("What the goods of the cart cost").fill("100")
  await expect(page.locator("[data-slot=pays]")).toHaveText("$70.00")
  await page.getByRole("button", { name: /^Save/ }).click()
  await expect(page.getByRole("heading", { name: "A round hundred" })).toBeVisible()
  const { data } = await staffCall(page, SHOP, "GET /api/admin/orderPromotion/lists?page_size=100")
  expect(JSON.stringify(data)).toContain("A round hundred")
  await page.getByRole("button", { name: "Pause" }).click()
  await expect(page.getByRole("button", { name: "Go on" })).toBeVisible()
  await page.getByRole("button", { name: "Remove", exact: true }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click()
  await expect(page.getByRole("heading", { name: "A round hundred" })).toHaveCount(0)
})

test("the menu is put in another order by keys, and stands so in the shop", async ({ page }) => {
  await openOffice(page, SHOP, "menu")
  const names = page.locator(".tree .l1 .nv-name bdi")
  const [first = "", second = ""] = await names.allTextContents()
  const entry = page.locator(".tree .l1 .nv-name").first()
  await entry.focus()
  await entry.press("Alt+ArrowDown")
  await expect(names.first()).toHaveText(second)
  await page.getByRole("button", { name: /^Publish menu/ }).click()
  await expect(page.getByText("The menu stands so in the shop.")).toBeVisible()
  const { data } = await staffCall(page, SHOP, "GET /api/admin/navigation/lists")
  const labels = JSON.stringify(data)
  expect(labels.indexOf(`"${second}"`)).toBeLessThan(labels.indexOf(`"${first}"`))
})

test("a piece of news is written with headings and seen in the shop", async ({ page }) => {
  await openOffice(page, SHOP, "texts?open=news-new")
  await page.getByLabel("Title", { exact: true }).fill("The new season")
  const editor = page.getByRole("textbox", { name: "Text", exact: true })
  await editor.click()
  await page.getByLabel("Kind of paragraph").selectOption({ label: "Heading 2" })
  await editor.pressSequentially("Shoes first")
  await page.getByRole("button", { name: /^Publish/ }).click()
  await expect(page.getByText("Published.")).toBeVisible()
  await page.goto(`http://${SHOP}.localhost:${process.env.PORT}/news`)
  await expect(page.getByText("The new season").first()).toBeVisible()
})
