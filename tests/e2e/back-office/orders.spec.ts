import { expect, type Page, test } from "@playwright/test"
import { faultsOf } from "../axe-faults.ts"
import { guestOrder } from "../guest-order.ts"
import { at } from "../shops.ts"
import { goTo, openOffice, staffCall } from "./office.ts"

const SHOP = "default-modulized"
const PHONE = { width: 375, height: 812 }

/** Somebody buys three pieces of something. */
const newOrder = async (page: Page) => (await guestOrder(page, SHOP, 3)).number
const take = (page: Page, step: string, order_no: string) =>
  staffCall(page, SHOP, `POST /api/admin/order/${step}`, { order_no })
const bar = (page: Page) => page.getByRole("form", { name: "Next step" })

test("orders are found, kept as a view, and prepared at once by keyboard, and that is taken back", async ({ page }) => {
  const numbers = [await newOrder(page), await newOrder(page)]
  await openOffice(page, SHOP, "orders")
  for (const number of numbers) await take(page, "accept", number)
  await goTo(page, SHOP, "orders")
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press("/")
  await page.keyboard.type("Robin Guest")
  await expect(page).toHaveURL(/keywords=Robin/)
  await page.getByRole("button", { name: "Save view" }).click()
  const dialog = page.getByRole("dialog", { name: "Save view" })
  await dialog.getByLabel("Name").fill("Robin's")
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByRole("link", { name: "Robin's" })).toHaveAttribute("aria-current", "page")
  await expect(dialog).toHaveCount(0)
  await page.locator("#title").focus()
  await page.keyboard.press("x")
  await page.keyboard.press("j")
  await page.keyboard.press("x")
  await expect(page.locator("tr.sel")).toHaveCount(2)
  await page.keyboard.press("p")
  await expect(page.getByText("2 orders done.")).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page.getByText("Taken back.")).toBeVisible()
  const { data } = await staffCall(page, SHOP, `GET /api/admin/order/detail?order_no=${numbers[0]}`)
  expect(data.dStatus).toBe(5)
})

test("on a phone an order is packed and leaves in two parcels, and the buyer sees both", async ({ page, context }) => {
  await page.setViewportSize(PHONE)
  const order_no = await newOrder(page)
  await openOffice(page, SHOP)
  for (const step of ["accept", "prepare"]) await take(page, step, order_no)
  await goTo(page, SHOP, `orders/${order_no}`)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole("checkbox").first().check()
  await page.getByRole("button", { name: "Part of it…" }).click()
  const dialog = page.getByRole("dialog", { name: "Send a part" })
  await dialog.getByRole("spinbutton").first().fill("1")
  await dialog.getByLabel("Tracking number").fill("JD000001")
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole("button", { name: "Send 1 piece" }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText("JD000001").first()).toBeVisible()
  await bar(page).getByLabel("Tracking number").fill("JD000002")
  await bar(page).getByRole("button", { name: "Ship 2 pieces" }).click()
  await expect(page.getByRole("heading", { name: "What was bought" })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  const buyer = await context.newPage()
  await buyer.goto(at(SHOP, `/Center/Order/${order_no}`))
  for (const number of ["JD000001", "JD000002"]) await expect(buyer.getByText(number).first()).toBeVisible()
})

test("by keyboard alone: from the list into an order, prepared, its number, and off", async ({ page }) => {
  const order_no = await newOrder(page)
  await openOffice(page, SHOP)
  await take(page, "accept", order_no)
  await goTo(page, SHOP, `orders?keywords=${order_no}`)
  await page.keyboard.press("o")
  await expect(page.locator("#title")).toContainText(order_no)
  await page.keyboard.press("p")
  const number = bar(page).getByLabel("Tracking number")
  await expect(number).toBeVisible()
  await page.keyboard.press("s")
  await expect(number).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("alert")).toContainText("carrier and number")
  await page.keyboard.type("JD000003")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Shipped. The mail leaves in a moment.")).toBeVisible()
  await expect(page.getByText("JD000003").first()).toBeVisible()
})

test("slips and labels are there to print", async ({ page }) => {
  const order_no = await newOrder(page)
  await openOffice(page, SHOP, `orders/papers?what=slips&orders=${order_no}`)
  await expect(page.getByRole("article")).toContainText("7 Quiet Street")
  expect(await faultsOf(page)).toEqual([])
  await goTo(page, SHOP, `orders/papers?what=labels&orders=${order_no}`)
  await expect(page.getByText("10115 Berlin")).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
})
