import { expect, type Page, test } from "@playwright/test"
import { SCREENS } from "../../src/domain/site/screens.ts"
import { faultsOf } from "./axe-faults.ts"
import { at, goodsOf, LIST, shops, someItem, visit } from "./shops.ts"

for (const template of ["wholesale", "socket"]) {
  test(`every category is one step away in ${template}, which is not for retail`, async ({ page }) => {
    await visit(page, at("default-modulized", `/${template}${SCREENS.about.path}`))
    const element = page.getByRole("navigation", { name: "Categories" })
    await element.getByText("Categories").click()
    expect(await faultsOf(page)).toEqual([])
    await element.getByRole("link", { name: "Kitchen & table" }).click()
    await expect(page).toHaveURL(/SaleGoods\/lists\?categoryId=\d+$/)
    await expect(page.getByRole("heading", { level: 1, name: "Kitchen & table" })).toBeVisible()
  })
}

test("a template for retail has no category element", async ({ page }) => {
  for (const path of ["/", "/arts"]) {
    await visit(page, at("default-modulized", path))
    await expect(page.locator("[data-slot=category-element]")).toHaveCount(0)
  }
})

/** Where the entries of the list begin, across: as many as there are columns. */
const columns = (page: Page) =>
  page.locator("[data-slot=masonry]").evaluate((list) => {
    const starts = [...list.children].map((entry) => Math.round(entry.getBoundingClientRect().left))
    return { count: new Set(starts).size, room: list.clientWidth }
  })

test("reviews stand in columns of at least 400 px, and in one on a phone", async ({ page }) => {
  const { list } = await goodsOf(page.request, "default-modulized", { page_size: 100 })
  const path = `/partner${list.toSorted((a, b) => b.remarkCount - a.remarkCount)[0]?.url}`
  for (const width of [1440, 900, 375]) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, at("default-modulized", path))
    await page.getByRole("tab", { name: "Reviews" }).click()
    const { count, room } = await columns(page)
    expect(count, `${width}`).toBe(Math.max(1, Math.floor(room / 400)))
  }
})

for (const shop of shops) {
  test(`the page of a good of ${shop} says how often it was looked at`, async ({ page }) => {
    for (const prefix of ["", "/wholesale"]) {
      await visit(page, at(shop, prefix + (await someItem(page, shop))))
      await expect(page.locator("[data-slot=view-count]")).toHaveText(/^[\d,]+ views?$/)
    }
  })

  test(`what the merchant of ${shop} wrote says its language on a page in another one`, async ({ page }) => {
    await visit(page, at(shop, `/zh${LIST}`))
    const name = page.locator("main h3 bdi").first()
    await expect(name).toHaveAttribute("lang", "en")
    await expect(page.getByRole("navigation").locator("bdi[lang=en]").first()).toBeVisible()
    // What the storefront says itself is in the language of the page.
    const chinese = await page
      .locator("[lang=en]")
      .evaluateAll((all) => all.filter((each) => /[\u4e00-\u9fff]/.test(each.textContent)).length)
    expect(chinese).toBe(0)
    await page.goto(at(shop, `/zh${await someItem(page, shop)}`))
    await expect(page.locator("[data-slot=prose]").first()).toHaveAttribute("lang", "en")
    await expect(page.getByRole("heading", { level: 1 }).locator("bdi")).toHaveAttribute("lang", "en")
    await page.goto(at(shop, LIST))
    await expect(page.locator("body [lang]:not([hreflang])")).toHaveCount(0)
  })
}

test("search and cart stay at the upper edge of a long list, and cover no target", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, at("default-modulized", LIST))
  await page.evaluate(() => scrollTo(0, 1_500))
  const banner = page.getByRole("banner")
  const search = banner.locator("[data-slot=search-field] input")
  const cart = banner.getByRole("link", { name: /^Cart/ })
  for (const part of [search, cart]) {
    const box = await part.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(84)
  }
  await expect(page.getByRole("navigation", { name: "Main" })).not.toBeInViewport()
  const padding = await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBlockStart)
  expect(padding).toBe("112px")
  await search.click()
  await search.fill("mug")
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeInViewport()
  await visit(page, at("default-modulized", SCREENS.about.path))
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBlockStart)).toBe("30px")
})
