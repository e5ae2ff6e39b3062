import { expect, type Page, test } from "@playwright/test"
import type { Page as AskedPage, RenderPage } from "../../src/contract/page.ts"
import { at, LIST, shops, someItem, visit } from "./shops.ts"

const STOREFRONT = new URL("../../build/server/index.js", import.meta.url).href
const DATA = "**/*.data*"
const cutOff = (page: Page) => page.route(DATA, (route) => route.abort())

for (const shop of shops) {
  test(`a page of ${shop} that cannot be fetched says so in the frame, and 'refresh' brings it`, async ({ page }) => {
    await cutOff(page)
    await visit(page, at(shop))
    const card = page.getByRole("main").locator('article a[href^="/item/"]').first()
    const address = (await card.getAttribute("href")) ?? ""
    await card.click()
    const main = page.getByRole("main")
    await expect(main.getByRole("heading", { level: 1, name: "Error Occurred!" })).toBeVisible()
    await expect(page.getByRole("banner")).toBeVisible()
    await expect(page).toHaveURL(at(shop, address))
    await page.unroute(DATA)
    await main.getByRole("link", { name: "Refresh" }).click()
    await expect(page.locator("main[data-page=item] h1")).toBeVisible()
    await expect(page).toHaveURL(at(shop, address))
  })

  test(`where ${shop} as a whole cannot be fetched, 'Clear Error' signs out and leads to the sign-in`, async ({
    page,
    context,
  }) => {
    await context.addCookies([
      { name: "user", value: encodeURIComponent('{"email":"a@b.example"}'), url: at(shop) },
      { name: "cart", value: "1.2", url: at(shop) },
    ])
    await visit(page, at(shop))
    await page.route(DATA, (route) => (route.request().method() === "GET" ? route.abort() : route.continue()))
    // Another currency changes the frame too, so all of it is fetched anew.
    await page.locator("[data-menu=currency] summary").filter({ visible: true }).first().click()
    await page.locator("[data-menu=currency] button[aria-pressed=false]").filter({ visible: true }).first().click()
    await expect(page.getByRole("heading", { level: 1, name: "Error Occurred!" })).toBeVisible()
    await expect(page.getByRole("banner")).toBeHidden()
    await expect(page.locator("html")).toHaveAttribute("data-template", shop)
    await expect(page.getByRole("link", { name: "Refresh" })).toHaveAttribute("href", "/")

    const goodbye = page.waitForRequest((request) => request.url().endsWith("/api/login/logout"))
    await page.getByRole("link", { name: "Clear Error" }).click()
    await goodbye
    await expect(page).toHaveURL(at(shop, "/sign-in"))
    await expect(page.getByRole("banner")).toBeVisible()
    const left = (await context.cookies()).map(({ name }) => name)
    expect(left).not.toContain("user")
    expect(left).not.toContain("cart")
  })
}

/** The storefront alone, with an API that is away. */
async function drawnWithoutApi(path: string): Promise<Response> {
  const { renderPage }: { renderPage: RenderPage } = await import(STOREFRONT)
  const page: AskedPage = {
    site: {},
    origin: "http://shop.example",
    isSecure: false,
    basename: "/",
    template: "sport",
    locale: "en",
    buildId: "b1",
    cache: () => {},
    spoil: () => {},
    preload: () => {},
    api: () => Promise.reject(new Error("nobody there")),
  }
  return renderPage(new Request(`http://shop.example${path}`), page)
}

test("while its database is away a shop is unavailable; none of its pages is called missing", async ({ page }) => {
  for (const path of ["/", LIST, await someItem(page, "sport"), "/some-page"]) {
    const reply = await drawnWithoutApi(path)
    expect(reply.status, path).toBe(503)
    const html = await reply.text()
    expect(html).toContain("<h1>Error Occurred!</h1>")
    expect(html).toContain('href="/sign-in"')
    expect(html).toContain("noindex")
    expect(html).not.toContain("<header")
  }
})
