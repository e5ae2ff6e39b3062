import { expect, test } from "@playwright/test"
import { shops as catalogues } from "../../demo/shops.ts"
import { hasScreen, TEMPLATE_NAMES, type TemplateName } from "../../src/domain/site/templates.ts"
import { buyInTemplate } from "./buy-in-template.ts"
import { pageFaults } from "./page-faults.ts"
import { enter, screensOf } from "./screen-addresses.ts"
import { at, demoShops } from "./shops.ts"

/** Looked at whole, in both writing directions: the two drawn ones in their own shop, and one that is plain so far. */
const WHOLE: readonly TemplateName[] = ["default-modulized", "sport", "partner"]
const MAIN_SCREENS = ["home", "goodsList", "item", "cart"] as const
const QUARTER = "default-modulized"
const shopOf = (template: TemplateName) => (demoShops.includes(template) ? template : QUARTER)
/** Most demo shops are in one language: those templates are looked at from right to left in a shop that speaks Arabic. */
const arabicShopOf = (template: TemplateName) =>
  catalogues.some(({ name, locales }) => name === template && locales.includes("ara")) ? template : QUARTER
const below = (path: string) => (path === "/" ? "" : path)
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 320, height: 800 }

for (const template of WHOLE) {
  for (const screen of screensOf(template)) {
    test(`${screen} of ${template} has no fault, on a wide screen and in Arabic on a phone`, async ({ page }) => {
      const shop = shopOf(template)
      const path = await enter(page, shop, screen)
      await page.setViewportSize(DESKTOP)
      expect(await pageFaults(page, at(shop, `/${template}${below(path)}`))).toEqual([])
      await page.setViewportSize(PHONE)
      const arabic = arabicShopOf(template)
      const there = arabic === shop ? path : await enter(page, arabic, screen)
      expect(await pageFaults(page, at(arabic, `/ara/${template}${below(there)}`))).toEqual([])
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl")
    })
  }
}

for (const template of TEMPLATE_NAMES.filter((name) => !WHOLE.includes(name))) {
  test(`the main screens of ${template} have no fault`, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    for (const screen of MAIN_SCREENS.filter((name) => hasScreen(template, name))) {
      const shop = shopOf(template)
      const path = await enter(page, shop, screen)
      expect(await pageFaults(page, at(shop, `/${template}${below(path)}`)), screen).toEqual([])
    }
  })
}

/** Those that differ most in what the item and its cart look like; the walk of all templates buys in each. */
for (const template of ["arts", "electricity", "tattoo", "wholesale"] as const) {
  test(`a guest buys in ${template}, from the item to the thanks`, async ({ page }) => {
    await buyInTemplate(page, QUARTER, template)
  })
}
