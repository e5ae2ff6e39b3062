import { expect, test } from "@playwright/test"
import { OFFICE_SCREENS } from "../../../src/admin/screens.ts"
import { faultsOf } from "../axe-faults.ts"
import { goTo, officeOrigin, openOffice } from "./office.ts"

const SHOP = "default-modulized"
/** Those that need nothing in their address. */
const screens = OFFICE_SCREENS.filter(({ path, title }) => title && !path.includes(":"))
const looks = [
  { width: 1440, theme: "light" },
  { width: 375, theme: "dark" },
] as const

for (const { width, theme } of looks) {
  test(`every screen of the menu is sound at ${width} px, ${theme}`, async ({ page }) => {
    test.setTimeout(240_000)
    const complaints: string[] = []
    page.on("console", (said) => said.type() === "error" && complaints.push(said.text()))
    page.on("pageerror", (failure) => complaints.push(failure.message))
    await page.setViewportSize({ width, height: 900 })
    await openOffice(page, SHOP)
    complaints.length = 0
    await page.evaluate((chosen) => localStorage.setItem("vitrine.theme", chosen), theme)
    for (const { name, path } of screens) {
      await goTo(page, SHOP, path)
      expect.soft(await faultsOf(page), `axe, ${name}`).toEqual([])
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(over, `sideways scroll, ${name}`).toBeLessThanOrEqual(0)
      expect.soft(complaints.splice(0), `complaints of the browser, ${name}`).toEqual([])
    }
  })
}

test("the menu leads to every screen that it names, and says where one is", async ({ page }) => {
  await openOffice(page, SHOP)
  const menu = page.getByRole("navigation", { name: "Back office" })
  for (const { name } of screens) {
    const link = menu.getByRole("link").nth(screens.findIndex((screen) => screen.name === name) + 1)
    await link.click()
    await expect(link, name).toHaveAttribute("aria-current", "page")
    await expect(page.locator("#title")).toBeVisible()
  }
})

test("in Arabic the back office is written from the right", async ({ page }) => {
  await openOffice(page, SHOP)
  await page.evaluate(() => localStorage.setItem("vitrine.language", "ara"))
  await goTo(page, SHOP)
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl")
  const menu = await page.getByRole("navigation").first().boundingBox()
  expect(menu?.x ?? 0).toBeGreaterThan(700)
})

test("by keyboard: the palette finds a good, and g with a letter goes somewhere", async ({ page }) => {
  await openOffice(page, SHOP)
  await page.keyboard.press("Control+k")
  await expect(page.getByRole("combobox", { name: "Find or do" })).toBeFocused()
  await page.keyboard.type("mug")
  await expect(page.getByRole("option", { name: /Harbour mug/ })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await page.keyboard.press("?")
  await expect(page.getByRole("dialog", { name: "All keys" })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
})

test("whoever is not signed in is led to where one signs in, and back", async ({ page }) => {
  await page.goto(`${officeOrigin(SHOP)}/admin/${SHOP}`)
  await expect(page).toHaveURL(/\/admin\/sign-in\?to=/)
  expect(await faultsOf(page)).toEqual([])
})

test("the first screen loads at most 180 kB of scripts, compressed", async ({ page }) => {
  await openOffice(page, SHOP)
  const sizes: number[] = []
  page.on("response", (reply) => {
    if (reply.request().resourceType() !== "script") return
    expect(reply.headers()["content-encoding"], reply.url()).toBe("br")
    sizes.push(Number(reply.headers()["content-length"]))
  })
  await page.goto("about:blank")
  const session = await page.context().newCDPSession(page)
  await session.send("Network.setCacheDisabled", { cacheDisabled: true })
  await goTo(page, SHOP)
  const sum = sizes.reduce((all, size) => all + size, 0)
  expect(sum).toBeGreaterThan(50_000)
  expect(sum).toBeLessThanOrEqual(180_000)
})
