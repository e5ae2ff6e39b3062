import { expect, type Page, test } from "@playwright/test"
import { faultsOf } from "../axe-faults.ts"
import { goTo, openOffice, staffCall } from "./office.ts"

const SHOP = "default-modulized"
/** The smallest picture there is: one dot. */
const DOT = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
)

let count = 0
const fresh = () => `T${process.pid}-${Date.now().toString(36)}-${++count}`

/** A good with one variant, made by a call. */
async function newGood(page: Page, name: string): Promise<{ id: number; dno: string }> {
  const dno = fresh()
  const { data } = await staffCall(page, SHOP, "POST /api/admin/goods/save", { dnames: name, dno })
  const id = Number(data.id)
  const variants = [{ goodNo: `${dno}-1`, price: 10, weight: 5, first_stock: 3 }]
  await staffCall(page, SHOP, "POST /api/admin/goods/variants", { goods_id: id, variants })
  return { id, dno }
}

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click()

test("a good with variants and a picture is made, and stands in the shop", async ({ page }) => {
  await openOffice(page, SHOP, "goods")
  await page.getByRole("link", { name: "New good" }).click()
  const [name, number] = ["Story lantern", fresh()]
  await page.getByLabel("Name", { exact: true }).fill(name)
  await page.getByLabel("Number", { exact: true }).fill(number)
  await page.getByRole("button", { name: "Make it" }).click()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()

  await page.getByLabel("Add pictures").setInputFiles({ name: "dot.png", mimeType: "image/png", buffer: DOT })
  await expect(page.getByRole("img", { name: /Picture 1/ })).toBeVisible()
  await page.getByRole("button", { name: "Add a choice" }).click()
  await page.getByLabel(/Name of the choice/).fill("Size")
  await page.getByLabel("Value", { exact: true }).fill("Small")
  await page.getByRole("button", { name: "Add a choice" }).click()
  const more = page.getByLabel("Add a value to Size")
  await more.fill("Large")
  await more.press("Enter")
  await more.fill("small")
  await more.press("Enter")
  await expect(page.getByRole("alert").filter({ hasText: "small is already there" })).toBeVisible()
  await page.getByLabel("Stock: Small").fill("7")
  await page.getByLabel("Stock: Large").fill("0")
  await page.getByRole("button", { name: "Price", exact: true }).click()
  await page.getByLabel("Price: Small").fill("12.50")
  await page.getByLabel("Price: Large").fill("15")
  await page.getByRole("checkbox", { name: "On sale" }).check()
  await save(page)
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  const address = await page.getByRole("link", { name: "In the shop" }).getAttribute("href")
  await page.goto(address ?? "")
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
  await expect(page.getByText("12.50").first()).toBeVisible()
})

test("a pasted table is saved; the row with a fault is named and stays", async ({ page }) => {
  await openOffice(page, SHOP)
  const goods = [await newGood(page, "Table one"), await newGood(page, "Table two")]
  await goTo(page, SHOP, `goods/table?sort=oldest&ids=${goods.map(({ id }) => id).join()}`)
  const grid = page.getByRole("grid")
  await grid.getByText("Table one").click()
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text/plain", text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    )
  }, `Pasted one\t${goods[0]?.dno}\t\t${goods[0]?.dno}-1\t21.50\t\t+4\nPasted two\t${goods[1]?.dno}\t\t${goods[1]?.dno}-1\t9\t5\t6`)
  await expect(grid.getByText("Pasted two")).toBeVisible()
  await page.keyboard.press("Control+z")
  await expect(grid.getByText("Table two")).toBeVisible()
  await page.keyboard.press("Control+y")
  await page.getByRole("button", { name: "Save 2 rows" }).click()
  await expect(page.getByText("1 row saved.")).toBeVisible()
  await expect(page.getByText(/1 row not saved/)).toBeVisible()
  await expect(grid.locator("[aria-invalid]")).toHaveCount(1)
  await expect(grid.locator("[aria-invalid]")).toContainText("sale price cannot be above")
  expect(await faultsOf(page)).toEqual([])
  const { data } = await staffCall(page, SHOP, `GET /api/admin/goods/detail?id=${goods[0]?.id}`)
  expect(data).toMatchObject({ dnames: "Pasted one", variants: [{ price: 21.5, stock: 7 }] })
  const { data: other } = await staffCall(page, SHOP, `GET /api/admin/goods/detail?id=${goods[1]?.id}`)
  expect(other).toMatchObject({ dnames: "Table two", variants: [{ price: 10, stock: 3 }] })
})

test("two people edit one good: what the other has changed is shown beside, and one of both stays", async ({
  page,
}) => {
  await openOffice(page, SHOP)
  const { id } = await newGood(page, "Shared")
  await goTo(page, SHOP, `goods/${id}`)
  const { data } = await staffCall(page, SHOP, `GET /api/admin/goods/detail?id=${id}`)
  const theirs = { id, updated_at: data.updated_at, subtitle: "Theirs", moq: 4 }
  await staffCall(page, SHOP, "POST /api/admin/goods/save", theirs)
  await page.getByLabel("Subtitle", { exact: true }).fill("Mine")
  await save(page)
  const dialog = page.getByRole("dialog", { name: /colleague has changed/ })
  await expect(dialog.getByText("Theirs", { exact: true }).first()).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole("button", { name: "Save what is chosen" }).click()
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible()
  const { data: now } = await staffCall(page, SHOP, `GET /api/admin/goods/detail?id=${id}`)
  expect(now).toMatchObject({ subtitle: "Mine", moq: 4 })
})

test("prices and pieces are changed in the list, by keyboard alone", async ({ page }) => {
  await openOffice(page, SHOP)
  const { dno } = await newGood(page, "In the list")
  await goTo(page, SHOP, `goods?keywords=${dno}`)
  await page.keyboard.press("e")
  await expect(page.getByLabel("Stock of In the list")).toBeFocused()
  await page.keyboard.type("+24")
  await expect(page.getByText("3 + 24 = 27")).toBeVisible()
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.type("11.5")
  await page.keyboard.press("Control+s")
  await expect(page.getByText("1 row saved.")).toBeVisible()
  await expect(page.getByLabel("Stock of In the list")).toHaveValue("27")
  await expect(page.getByLabel("Price of In the list")).toHaveValue("11.50")
})

test("by keyboard alone: a good is changed, left unsaved, kept, and saved; screens of goods are sound", async ({
  page,
}) => {
  await openOffice(page, SHOP)
  const { id } = await newGood(page, "By keys")
  await goTo(page, SHOP, `goods/${id}`)
  const name = page.getByLabel("Name", { exact: true })
  for (let presses = 0; presses < 60 && !(await name.evaluate((field) => field === document.activeElement)); presses++)
    await page.keyboard.press("Tab")
  await expect(name).toBeFocused()
  await page.keyboard.press("End")
  await page.keyboard.type(" only")
  await page.getByRole("link", { name: "Goods", exact: true }).first().focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(name).toHaveValue("By keys only")
  await page.keyboard.press("Control+s")
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await goTo(page, SHOP, `goods/${id}/stock`)
  expect(await faultsOf(page)).toEqual([])
  await goTo(page, SHOP, "categories")
  expect(await faultsOf(page)).toEqual([])
})
