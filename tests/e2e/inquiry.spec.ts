import { expect, test } from "@playwright/test"
import { faultsOf } from "./axe-faults.ts"
import { itemOf } from "./purchase.ts"
import { at, visit } from "./shops.ts"

/** Of each shop a good with a minimum, and two others. */
const SHOPS = [
  { shop: "mixed-shop", goods: ["Socket plate", "Round teapot", "Low vase"] },
  { shop: "wholesale-shop", goods: ["Mug by the dozen", "Teapot by the six", "Low vase"] },
]

for (const { shop, goods } of SHOPS) {
  test(`goods of ${shop} go on the inquiry list, stay at the foot of the page, and are asked about`, async ({
    page,
  }) => {
    const strip = page.locator("[data-slot=ask-strip]")
    const count = page.locator("[data-slot=inquiry]").first()
    const dialog = page.getByRole("dialog")
    for (const [index, name] of goods.entries()) {
      await visit(page, at(shop, await itemOf(page.request, shop, name)))
      await page.locator("main [data-slot=ask]").first().click()
      const pieces = dialog.getByLabel("Pieces", { exact: true })
      if (index === 0) {
        await expect(pieces).toHaveValue("12")
        expect(await faultsOf(page, "dialog[open]")).toEqual([])
        await pieces.fill("240")
      }
      await dialog.getByRole("button", { name: "Add to inquiry" }).click()
      await expect(page.getByText("It is on the inquiry list.")).toBeVisible()
      await expect(count).toHaveAttribute("data-count", String(index + 1))
      await expect(strip).toBeVisible()
    }
    for (const [width, side] of [
      [375, 1],
      [768, 2],
      [1024, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const beside = await strip.locator("ul").evaluate((list) => {
        const edge = list.getBoundingClientRect()
        const shown = [...list.children].map((child) => child.getBoundingClientRect())
        return shown.filter(({ left, right }) => left >= edge.left - 1 && right <= edge.right + 1).length
      })
      expect(beside, `${width} px`).toBe(side)
    }
    expect(await faultsOf(page, "[data-slot=ask-strip]")).toEqual([])
    await strip.getByRole("button", { name: /Low vase/ }).click()
    await expect(count).toHaveAttribute("data-count", "2")

    await strip.getByRole("link", { name: "Send inquiry" }).click()
    await expect(page.getByRole("main").getByLabel("Pieces", { exact: true }).first()).toHaveValue("240")
    expect(await faultsOf(page)).toEqual([])
    const form = page.locator("main form")
    await form.getByRole("button", { name: /Send inquiry/ }).click()
    await expect(page.getByText("Please write your message.")).toBeVisible()
    await form.getByLabel("Your name").fill("Robin <b>Hood</b>")
    await form.getByLabel("Your e-mail address").fill("robin@people.example")
    await form.getByLabel("Message").fill("How much are 240? 🙂")
    await form.getByRole("button", { name: /Send inquiry/ }).click()
    await expect(page.getByText(/Inquiry Q\S+ is with us/)).toBeVisible()
    await expect(count).not.toHaveAttribute("data-count")
  })
}
