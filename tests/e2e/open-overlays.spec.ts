import { expect, type Page, test } from "@playwright/test"
import { SANDBOX_CARDS } from "../../src/contract/sandbox-cards.ts"
import { frame as arabic } from "../../src/words/ara/screens/frame.ts"
import { frame as english } from "../../src/words/en/screens/frame.ts"
import { faultsOf } from "./axe-faults.ts"
import { fillAddress, orders, payByCard } from "./purchase.ts"
import { enter } from "./screen-addresses.ts"
import { at, LIST, searchScreen, shops, someItem, visit } from "./shops.ts"

const LANGUAGES = [
  { prefix: "", words: english },
  { prefix: "/ara", words: arabic },
]
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 375, height: 700 }

/** Unfolds one menu of each kind that can be seen, and asks axe about it. */
async function foldedFaults(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => {
    const closed = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")]
    const shown = closed.filter((details) => details.querySelector("summary")?.checkVisibility())
    const kinds = new Map(shown.map((details) => [details.dataset.menu ?? details.dataset.slot ?? "", details]))
    for (const [kind, details] of kinds) details.dataset.unfolded = kind || "unnamed"
    return [...kinds.values()].map(({ dataset }) => dataset.unfolded ?? "")
  })
  const faults: string[] = []
  for (const name of names) {
    const details = page.locator(`details[data-unfolded="${name}"]`)
    await details.locator("> summary").click()
    await expect(details).toHaveAttribute("open", "")
    faults.push(...(await faultsOf(page, `details[data-unfolded="${name}"]`)))
    await details.locator("> summary").click()
  }
  return names.length > 0 ? faults : ["nothing unfolds"]
}

const dialog = (page: Page) => page.locator("dialog[open]")

async function dialogFaults(page: Page): Promise<string[]> {
  await expect(dialog(page)).toBeVisible()
  const faults = await faultsOf(page, "dialog[open]")
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toHaveCount(0)
  return faults
}

for (const shop of shops) {
  for (const { prefix, words } of LANGUAGES) {
    test(`axe finds nothing in what opens over an item of ${shop} below "${prefix}/"`, async ({ page }) => {
      await page.setViewportSize(DESKTOP)
      await visit(page, at(shop, prefix + (await someItem(page, shop))))
      expect(await foldedFaults(page)).toEqual([])
      await page.locator("[data-slot=chat-button]").click()
      await expect(page.locator("[data-slot=chat-panel]")).toBeVisible()
      expect(await faultsOf(page, "[data-slot=chat]")).toEqual([])
      await page.keyboard.press("Escape")
      await page.locator("[data-slot=promotion-unfold]").click()
      expect(await faultsOf(page, "[data-slot=promotion-place]")).toEqual([])
      await page.locator("main [data-slot=favourite]").first().click()
      expect(await dialogFaults(page)).toEqual([])
      await page.setViewportSize(searchScreen(shop))
      const opens = page.getByRole("banner").getByRole("button", { exact: true, name: searchWord(shop, words) })
      await opens.click()
      expect(await dialogFaults(page)).toEqual([])
    })

    test(`axe finds nothing in menus and filters of ${shop} on a phone, below "${prefix}/"`, async ({ page }) => {
      await page.setViewportSize(PHONE)
      await visit(page, at(shop, prefix + LIST))
      expect(await foldedFaults(page)).toEqual([])
    })
  }
}

const searchWord = (shop: string, { search, trackOrder }: typeof english) => (shop === "sport" ? search : trackOrder)

for (const [template, shop] of [
  ["default-modulized", "guest-shop"],
  ["sport", "locked-shop"],
] as const) {
  for (const { prefix } of LANGUAGES) {
    test(`axe finds nothing in a refused checkout and every state of the payment of ${template} below "${prefix}/"`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE)
      await visit(page, at(shop, prefix + (await enter(page, shop, "checkOut"))))
      await orders(page).click()
      await expect(page.locator("main [aria-invalid]").first()).toBeFocused()
      expect(await faultsOf(page, "main")).toEqual([])
      await fillAddress(page, "robin@people.example")
      await orders(page).click()
      const sheet = page.locator("[data-slot=pay-sheet]")
      await expect(sheet).toBeVisible()
      expect(await faultsOf(page, "main")).toEqual([])
      for (const card of [SANDBOX_CARDS.decline, SANDBOX_CARDS.challenge]) {
        await payByCard(page, card)
        await expect(sheet.locator("[data-slot=pay-result] h3")).toBeFocused()
        expect(await faultsOf(page, "[data-slot=pay-sheet]")).toEqual([])
        const again = sheet.locator("button[value=fill]")
        if (await again.isVisible()) await again.click()
      }
      await sheet.locator("[name=code]").fill("123456")
      await sheet.locator("button[value=challenge]").click()
      await expect(page).toHaveURL(/\?done=1$/)
      expect(await faultsOf(page, "main")).toEqual([])
    })
  }
}
