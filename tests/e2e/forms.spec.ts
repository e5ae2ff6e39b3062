import { expect, type Page, test } from "@playwright/test"
import { DEMO_GOODS_PASSWORD } from "../../demo/seed-site.ts"
import { at, goodsOf, LIST, shops, someItem, visit } from "./shops.ts"

const cartOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "cart") ?? { value: "", httpOnly: false, sameSite: "" }

/** Pieces in the guest's cart, by the cookie. */
const piecesIn = async (page: Page) =>
  (await cartOf(page)).value.split("_").reduce((sum, line) => sum + Number(line.split(".")[1] ?? 0), 0)

/** A good of the shop that is put into the cart straight from its card. */
async function simpleGood(page: Page, shop: string) {
  const { list } = await goodsOf(page.request, shop)
  const good = list.find(
    ({ containSpec, isEncrypted, minPrice }) => containSpec !== "1" && !isEncrypted && minPrice > 0,
  )
  if (!good) throw new Error(`Every good of ${shop} has something to choose`)
  return good
}

for (const shop of shops) {
  test.describe(`${shop} without scripts`, () => {
    test.use({ javaScriptEnabled: false })

    test("an item goes into the guest's cart with what was chosen", async ({ page }) => {
      const item = await someItem(page, shop)
      await page.goto(at(shop, item))
      await page.getByRole("spinbutton", { name: "Quantity" }).fill("2")
      await page.locator("[data-slot=buy]").first().click()
      await expect(page).toHaveURL(at(shop, `${item}#added`))
      await expect(page.locator("#added")).toBeVisible()
      expect(await piecesIn(page)).toBe(2)
      expect(await cartOf(page)).toMatchObject({ httpOnly: false, sameSite: "Lax" })
    })

    test("what cannot be had is said on the page, and the cart stays as it was", async ({ page }) => {
      await page.goto(at(shop, await someItem(page, shop)))
      await page.getByRole("spinbutton", { name: "Quantity" }).fill("999999")
      await page.locator("[data-slot=buy]").first().click()
      await expect(page.locator("main [role=alert]")).toBeVisible()
      expect(await piecesIn(page)).toBe(0)
    })

    test("a currency is chosen, and leads back", async ({ page }) => {
      await page.goto(at(shop, `${LIST}?sort=newest`))
      const menu = page.locator("[data-menu=currency]").filter({ visible: true }).first()
      await menu.locator("summary").click()
      const other = menu.locator("button[aria-pressed=false]").first()
      const code = (await other.locator("span").textContent()) ?? ""
      await other.click()
      await expect(page).toHaveURL(at(shop, `${LIST}?sort=newest`))
      await expect(menu.locator("summary")).toContainText(code)
    })

    test("locked goods open with the password", async ({ page }) => {
      const { list } = await goodsOf(page.request, shop, { page_size: 100 })
      const good = list.find(({ isEncrypted }) => isEncrypted) ?? { url: "", dnames: "" }
      await page.goto(at(shop, good.url))
      await page.getByRole("main").getByRole("link", { name: "Unlock" }).click()
      const password = page.getByLabel("Password")
      await password.fill("a guess")
      await password.press("Enter")
      await expect(password).toHaveAccessibleDescription("The password is incorrect.")
      await page.goto(at(shop, `/unlock-goods?to=${encodeURIComponent(good.url)}`))
      await password.fill(DEMO_GOODS_PASSWORD)
      await password.press("Enter")
      await expect(page.locator("main[data-page=item] h1")).toHaveText(good.dnames)
    })
  })

  test(`an item of ${shop} goes into the guest's cart without leaving the page`, async ({ page }) => {
    const item = await someItem(page, shop)
    await visit(page, at(shop, item))
    await page.locator("main [data-slot=buy]").first().click()
    const notices = page.getByRole("region", { name: "Notifications" })
    await expect(notices.getByRole("listitem").getByText("It is in the cart.")).toBeVisible()
    await expect(page.locator("[data-slot=cart]").first()).toHaveAttribute("data-count", /^[1-9]/)
    await expect(page).toHaveURL(at(shop, item))
    expect(await piecesIn(page)).toBeGreaterThan(0)
  })

  test(`goods of ${shop} go into the cart from their cards, and another tab is told`, async ({ page, context }) => {
    const { dnames } = await simpleGood(page, shop)
    const other = await context.newPage()
    await visit(other, at(shop))
    // A page that nobody looks at is not laid out.
    await page.bringToFront()
    await visit(page, at(shop, LIST))
    await page
      .getByRole("button", { name: `Add ${dnames} to the cart` })
      .first()
      .click()
    await expect(page.locator("[data-slot=cart]").first()).toHaveAttribute("data-count", "1")
    await expect(other.locator("[data-slot=cart]").first()).toHaveAttribute("data-count", "1")
  })
}

test("a form whose network is away says so, and the shop stays", async ({ page, context }) => {
  await visit(page, at("sport", await someItem(page, "sport")))
  await context.setOffline(true)
  await page.locator("main [data-slot=buy]").first().click()
  await expect(page.locator('[data-slot=toast][data-level="3"]')).toBeVisible()
  await expect(page.locator("main[data-page=item] h1")).toBeVisible()
})
