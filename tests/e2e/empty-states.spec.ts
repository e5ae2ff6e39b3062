import { expect, type Page, test } from "@playwright/test"
import { faultsOf } from "./axe-faults.ts"
import { at, goodsOf, LIST, shops, visit } from "./shops.ts"

const popular = (page: Page) => page.getByRole("region", { name: "Perhaps one of these" }).locator("article, li")

for (const shop of shops) {
  test(`a page of ${shop} that is not there offers what sells best, and the search`, async ({ page }) => {
    await visit(page, at(shop, "/nowhere-at-all"))
    await expect(popular(page).first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    const { list } = await goodsOf(page.request, shop, { sort: "sold", page_size: 4 })
    await page.locator("main").getByRole("link", { name: list[0]?.dnames }).first().click()
    await expect(page).toHaveURL(at(shop, list[0]?.url))
  })

  test(`the empty cart of ${shop} offers what sells best`, async ({ page }) => {
    await visit(page, at(shop, "/Cart/lists"))
    await expect(popular(page).first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    // No entry of the menu leads to the cart: none is marked.
    await expect(page.locator("header [aria-current=page]")).toHaveCount(0)
  })

  test(`a search of ${shop} that finds nothing asks what was meant`, async ({ page }) => {
    const { list } = await goodsOf(page.request, shop)
    const word = list.flatMap(({ dnames }) => dnames.toLowerCase().match(/[a-z]{6,}/g) ?? [])[0] ?? ""
    await visit(page, at(shop, `${LIST}?keywords=${word}${word}`))
    const meant = page.locator("[data-slot=did-you-mean]")
    await expect(meant).toContainText("Did you mean")
    expect(await faultsOf(page)).toEqual([])
    await meant.getByRole("link").click()
    await expect(page.locator("main article").first()).toBeVisible()
    await expect(meant).toHaveCount(0)
  })
}
