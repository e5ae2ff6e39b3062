import { expect, test } from "@playwright/test"
import { SCREENS } from "../../src/domain/site/screens.ts"
import { faultsOf } from "./axe-faults.ts"
import { at, LIST, shops, visit } from "./shops.ts"

test.describe("the coupon of the shop", () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test("comes by itself, and stays away for a week where one asks for it", async ({ page, context }) => {
    await visit(page, at("default-modulized", LIST))
    const popup = page.getByRole("dialog")
    await expect(popup).toBeVisible()
    await expect(popup.getByRole("link", { name: "Sign up and receive" })).toHaveAttribute("href", SCREENS.signUp.path)
    expect(await faultsOf(page)).toEqual([])
    await popup.getByRole("checkbox").check()
    await popup.getByRole("button", { name: "No thanks" }).click()
    await expect(popup).toBeHidden()
    const cookie = (await context.cookies()).find(({ name }) => name === "coupon_hidden")
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(7)
    await visit(page, at("default-modulized"))
    await page.waitForTimeout(3_000)
    await expect(popup).toBeHidden()
  })

  test("comes again after a mere close, but not while one moves about", async ({ page }) => {
    await visit(page, at("default-modulized", SCREENS.about.path))
    const popup = page.getByRole("dialog")
    await expect(popup).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(popup).toBeHidden()
    await page.getByRole("contentinfo").getByRole("link", { name: "Shipping" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Shipping" })).toBeVisible()
    await expect(popup).toBeHidden()
    await page.reload()
    await expect(popup).toBeVisible()
  })

  test.describe("does not come", () => {
    for (const path of ["/sign-in", "/Cart/lists", "/wholesale/SaleGoods/lists"]) {
      test(`on ${path}`, async ({ page }) => {
        await visit(page, at("default-modulized", path))
        await page.waitForTimeout(3_000)
        await expect(page.getByRole("dialog")).toHaveCount(0)
      })
    }
  })
})

for (const shop of shops) {
  test(`the promotion of ${shop} stands above the header, unfolds, and goes away until tomorrow`, async ({ page }) => {
    await visit(page, at(shop, SCREENS.about.path))
    const bar = page.getByRole("complementary", { name: "Promotion" })
    await expect(bar.getByRole("timer")).toContainText("ends in")
    await bar.getByRole("button", { name: "Show the clock" }).click()
    await expect(bar.locator("[data-slot=clock-row]")).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await bar.getByRole("button", { name: "Hide until tomorrow" }).click()
    await expect(bar).toBeHidden()
    await page.reload()
    await expect(page.getByRole("main")).toBeVisible()
    await expect(bar).toBeHidden()
  })

  test(`everybody of ${shop} is found by the chat button`, async ({ page }) => {
    await visit(page, at(shop, SCREENS.shipping.path))
    await page.getByRole("link", { name: "Chat with us" }).click()
    const panel = page.getByRole("region", { name: "Chat with us" })
    await expect(panel.getByRole("link")).toHaveCount(3)
    await expect(panel.getByRole("link").first()).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+$/)
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press("Escape")
    await expect(panel).toBeHidden()
  })
}

test("a wholesale look has no promotion above its header", async ({ page }) => {
  await visit(page, at("default-modulized", `/wholesale${SCREENS.about.path}`))
  await expect(page.getByRole("complementary", { name: "Promotion" })).toHaveCount(0)
})

test("right-click and copying are kept away where the merchant wants that, never in fields", async ({ page }) => {
  await page.route("**/shell/*.json", async (route) => {
    // Node does not know *.localhost as browsers do.
    const { host, pathname } = new URL(route.request().url())
    const url = `http://127.0.0.1:${process.env.PORT}${pathname}`
    const reply = await route.fetch({ url, headers: { ...route.request().headers(), host } })
    const shell = await reply.json()
    shell.shop.forbids = { rightClick: true, copy: true }
    await route.fulfill({ response: reply, json: shell })
  })
  await visit(page, at("default-modulized", SCREENS.feedback.path))
  const refused = (name: string, on: string) =>
    page.evaluate(
      ([type, selector]) => {
        const event = new Event(type, { bubbles: true, cancelable: true })
        document.querySelector(selector)?.dispatchEvent(event)
        return event.defaultPrevented
      },
      [name, on] as const,
    )
  for (const name of ["contextmenu", "copy", "cut"]) {
    // It comes with the late frame.
    await expect.poll(() => refused(name, "h1"), { message: name }).toBe(true)
    expect(await refused(name, "main textarea"), name).toBe(false)
  }
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the chat button leads to the people of the shop", async ({ page }) => {
    await page.goto(at("default-modulized", SCREENS.shipping.path))
    await page.getByRole("link", { name: "Chat with us" }).click()
    await expect(page).toHaveURL(at("default-modulized", SCREENS.contact.path))
  })
})
