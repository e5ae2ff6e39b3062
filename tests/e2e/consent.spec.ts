import { type BrowserContext, expect, type Page, test } from "@playwright/test"
import { CONSENT_DAYS } from "../../src/domain/site/consent.ts"
import { SCREENS } from "../../src/domain/site/screens.ts"
import { faultsOf } from "./axe-faults.ts"
import { CHAT, codeShop } from "./code-shop.ts"
import { coveredElements } from "./covered-elements.ts"
import { at, visit } from "./shops.ts"

const ASKS = ["consent-quarter", "consent-split", "consent-plain"]
const ASKS_NOT = "consent-none"

test.beforeAll(async () => {
  await codeShop({ name: "consent-quarter", template: "default-modulized", asks: true })
  await codeShop({ name: "consent-split", template: "sport", asks: true })
  await codeShop({ name: "consent-plain", template: "wholesale", asks: true })
  await codeShop({ name: ASKS_NOT, template: "default-modulized", asks: false })
})

/** The files of others that were asked for; they are answered here. */
async function outside(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route("https://chat.example/**", (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: "text/javascript", body: 'window.ran.push("widget")' })
  })
  return asked
}

const bar = (page: Page) => page.getByRole("dialog", { name: "Cookies, with your leave" })
const answer = (page: Page, name: string) => bar(page).getByRole("button", { name }).click()
const ran = (page: Page) => page.evaluate(() => ("ran" in window ? window.ran : []))
const hasRun = (page: Page) => expect.poll(() => ran(page)).toEqual(["chat", "widget"])

/** Time enough for code to run that must not. */
async function runsNothing(page: Page, asked: string[] = []): Promise<void> {
  await page.waitForTimeout(3_000)
  expect(await ran(page)).toEqual([])
  expect(await page.locator("#chat-box").count()).toBe(0)
  expect(asked).toEqual([])
}

const agree = (context: BrowserContext, shop: string) =>
  context.addCookies([{ name: "consent", value: "chat-yes", url: at(shop) }])

for (const shop of ASKS) {
  test(`the code of ${shop} runs once it is agreed to, and from then on at once`, async ({ page, context }) => {
    const asked = await outside(page)
    await visit(page, at(shop, SCREENS.newsList.path))
    await expect(bar(page)).toBeVisible()
    await runsNothing(page, asked)
    expect(await faultsOf(page, "[data-slot=consent]")).toEqual([])
    await answer(page, "Accept all")
    await expect(bar(page)).toBeHidden()
    await hasRun(page)
    await expect(page.locator("#chat-box")).toHaveCount(1)
    const cookie = (await context.cookies()).find(({ name }) => name === "consent")
    expect(cookie?.value).toBe("chat-yes")
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(CONSENT_DAYS)
    await page.reload()
    await hasRun(page)
    await expect(bar(page)).toBeHidden()
    expect(asked.length).toBe(2)
  })

  test(`the code of ${shop} does not run where it is refused, nor is it asked about again`, async ({ page }) => {
    const asked = await outside(page)
    await visit(page, at(shop))
    await answer(page, "Only needed")
    await expect(bar(page)).toBeHidden()
    await runsNothing(page, asked)
    await visit(page, at(shop, SCREENS.newsList.path))
    await runsNothing(page, asked)
    await expect(bar(page)).toBeHidden()
  })

  test(`whoever agreed at ${shop} may withdraw it, and the code is gone`, async ({ page, context }) => {
    await agree(context, shop)
    await outside(page)
    await visit(page, at(shop))
    await hasRun(page)
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Cookie choices" })
    await link.click()
    await expect(bar(page)).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(bar(page)).toBeHidden()
    await expect(link).toBeFocused()
    await link.click()
    await expect(bar(page).getByRole("checkbox", { name: "Chat" })).toBeChecked()
    await answer(page, "Only needed")
    await expect.poll(() => ran(page).catch(() => null)).toEqual([])
    await page.reload()
    await runsNothing(page)
  })

  for (const width of [375, 1440]) {
    test(`the question of ${shop} lies over nothing that one needs at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 812 })
      for (const path of ["/", SCREENS.newsList.path, SCREENS.feedback.path]) {
        await visit(page, at(shop, path))
        await expect(bar(page)).toBeVisible()
        expect(await coveredElements(page), path).toEqual([])
      }
    })
  }
}

test("nothing moves when the question comes", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: Object(window).moved + Object(entry).value })
    }).observe({ type: "layout-shift", buffered: true })
  })
  await visit(page, at("consent-quarter", SCREENS.feedback.path))
  await page.evaluate(() => Object.assign(window, { moved: 0 }))
  await expect(bar(page)).toBeVisible()
  await page.waitForTimeout(1_000)
  expect(await page.evaluate(() => Object(window).moved)).toBe(0)
})

test("it is answered by keyboard alone, and comes first", async ({ page }) => {
  await visit(page, at("consent-quarter", SCREENS.newsList.path))
  await expect(bar(page)).toBeVisible()
  await expect(page.locator("[aria-live=polite]").filter({ has: bar(page) })).toHaveCount(1)
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
  const only = bar(page).getByRole("button", { name: "Only needed" })
  for (let step = 0; step < 8 && !(await only.evaluate((button) => button === document.activeElement)); step++)
    await page.keyboard.press("Tab")
  await expect(only).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(bar(page)).toBeHidden()
})

test("what is for one purpose is agreed to by itself", async ({ page, context }) => {
  await outside(page)
  await visit(page, at("consent-quarter"))
  await bar(page).getByRole("checkbox", { name: "Chat" }).check()
  await answer(page, "Save choice")
  await hasRun(page)
  expect((await context.cookies()).find(({ name }) => name === "consent")?.value).toBe("chat-yes")
})

test("where nobody is asked it runs at once, and there is nothing to choose", async ({ page }) => {
  await outside(page)
  await visit(page, at(ASKS_NOT, SCREENS.newsList.path))
  await hasRun(page)
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole("link", { name: "Cookie choices" })).toHaveCount(0)
})

test.describe("a page for one person", () => {
  for (const path of ["/sign-in", "/sign-up", "/reset-password", "/Cart/lists", "/Order/check-out", "/Center"]) {
    test(`never runs it: ${path}`, async ({ page, context }) => {
      await agree(context, "consent-quarter")
      const asked = await outside(page)
      const reply = await visit(page, at("consent-quarter", path))
      expect(reply?.headers()["content-security-policy"]).not.toContain("chat.example")
      await runsNothing(page, asked)
    })
  }

  test("is another document than the public page that leads there, and than the one that follows", async ({
    page,
    context,
  }) => {
    await agree(context, "consent-quarter")
    await outside(page)
    await visit(page, at("consent-quarter", SCREENS.newsList.path))
    await hasRun(page)
    await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).first().click()
    await expect(page).toHaveURL(at("consent-quarter", SCREENS.cart.path))
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible()
    await runsNothing(page)
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click()
    await expect(page).toHaveURL(at("consent-quarter", SCREENS.privacy.path))
    await hasRun(page)
    await page.goBack()
    await expect(page).toHaveURL(at("consent-quarter", SCREENS.cart.path))
    await runsNothing(page)
    await page.goForward()
    await hasRun(page)
  })

  test("is none for moves between public pages: they stay quick", async ({ page, context }) => {
    await agree(context, "consent-quarter")
    await outside(page)
    await visit(page, at("consent-quarter", SCREENS.newsList.path))
    await hasRun(page)
    await page.evaluate(() => Object.assign(window, { same: true }))
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click()
    await expect(page).toHaveURL(at("consent-quarter", SCREENS.privacy.path))
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => "same" in window)).toBe(true)
  })
})

test("code that was not saved is not run, whoever puts it into the page", async ({ page, context }) => {
  await agree(context, "consent-quarter")
  await outside(page)
  await page.route("**/code/*.json", (route) =>
    route.fulfill({ json: { chat: [{ attributes: {}, script: "window.ran = ['evil']" }], counting: [], adverts: [] } }),
  )
  await visit(page, at("consent-quarter", SCREENS.newsList.path))
  await page.waitForTimeout(3_000)
  expect(await ran(page)).toEqual([])
  expect(CHAT).not.toContain("evil")
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("nothing is in the way, nothing runs, and the choices lead to what the shop says of them", async ({ page }) => {
    const asked = await outside(page)
    await page.goto(at("consent-quarter", SCREENS.newsList.path))
    await expect(bar(page)).toHaveCount(0)
    expect(asked).toEqual([])
    await page.getByRole("contentinfo").getByRole("link", { name: "Cookie choices" }).click()
    await expect(page).toHaveURL(at("consent-quarter", SCREENS.privacy.path))
  })
})
