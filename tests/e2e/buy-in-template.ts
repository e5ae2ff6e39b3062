import { expect, type Page } from "@playwright/test"
import { SCREENS } from "../../src/domain/site/screens.ts"
import type { TemplateName } from "../../src/domain/site/templates.ts"
import { buys, checksOut, fillAddress, orderAndPay } from "./purchase.ts"
import { at, goodsOf, visit } from "./shops.ts"

/** A guest buys the shop's first simple good while it wears this template, from the item to the thanks. */
export async function buyInTemplate(page: Page, shop: string, template: TemplateName): Promise<void> {
  const { list } = await goodsOf(page.request, shop)
  const good = list.find(
    ({ isEncrypted, containSpec, minPrice }) => !isEncrypted && containSpec !== "1" && minPrice > 0,
  )
  await visit(page, at(shop, `/${template}${good?.url}`))
  await buys(page).click()
  await expect(page.locator('[data-slot=toast][data-level="2"]').filter({ visible: true }).first()).toBeVisible()
  await visit(page, at(shop, `/${template}${SCREENS.cart.path}`))
  await checksOut(page).click()
  await fillAddress(page, `robin-${template}@people.example`)
  await orderAndPay(page)
}
