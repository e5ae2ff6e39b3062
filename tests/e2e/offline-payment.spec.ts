import { expect, test } from "@playwright/test"
import { faultsOf } from "./axe-faults.ts"
import { fillAddress, orders } from "./purchase.ts"
import { at, someVariants, visit } from "./shops.ts"

const CASES = [
  {
    shop: "wholesale",
    way: "bankTransfer",
    pieces: 300,
    told: "SWIFT HBHKHKHH",
    label: "Order",
    waits: "To be paid by",
  },
  { shop: "partner", way: "invoice", pieces: 60, told: "thirty days net", label: "Order", waits: "To be paid by" },
  { shop: "housewear", way: "cash", pieces: 3, told: "عند الاستلام", label: "اطلب", waits: "الدفع حتى" },
]

for (const { shop, way, pieces, told, label, waits } of CASES) {
  test(`in ${shop} an order is placed and told how to pay (${way}), and waits until its day`, async ({
    page,
    context,
  }) => {
    const ids = await someVariants(page.request, shop)
    const cart = ids.map((id) => `${id}.${pieces}`).join("_")
    await context.addCookies([{ name: "cart", value: cart, url: at(shop) }])
    await visit(page, at(shop, `/Order/check-out?ids=${ids.join()}`))
    await fillAddress(page, `robin-${way}@people.example`)
    const instructions = page.locator(`main [data-when=${way}]`)
    await expect(instructions).toBeHidden()
    await page.locator(`main input[value="${way}/${way}"]`).check({ force: true })
    await expect(instructions).toContainText(told)
    // Nothing is paid now, and the button does not say so.
    await expect(orders(page).locator("[data-when=online]")).toBeHidden()
    await expect(orders(page).locator("[data-when=later]")).toHaveText(label)
    await expect(page.locator("[data-slot=summary-note]")).toBeHidden()
    await orders(page).click()

    await expect(page).toHaveURL(/\/Center\/Order\/[^?]+\?done=1$/)
    const number = new URL(page.url()).pathname.split("/").at(-1) ?? ""
    const thanks = page.locator("[data-slot=done]")
    await expect(thanks).toContainText(told)
    await expect(thanks.locator("dd")).toHaveText(number)
    expect(await faultsOf(page, "[data-slot=done]")).toEqual([])
    await expect(page.locator("[data-slot=time-left]")).toContainText(waits)
    await expect(page.locator("[data-slot=pay-sheet]")).toHaveCount(0)
  })
}
