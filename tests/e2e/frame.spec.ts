import { expect, type Page, test } from "@playwright/test"
import { visit } from "./shops.ts"

const at = (host: string, path = "/") => `http://${host}:${process.env.PORT}${path}`
const demoShops = ["default-modulized.localhost", "sport.localhost"]

/** Everything the browser complains about; a page that is meant to be missing may say so. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on("pageerror", (failure) => complaints.push(failure.message))
  page.on("console", (message) => {
    const isMissingPage = message.text().includes("status of 404")
    if (["error", "warning"].includes(message.type()) && !isMissingPage) complaints.push(message.text())
  })
  return complaints
}

/** How often the browser has loaded a whole document. */
function documentLoads(page: Page): () => number {
  let loads = 0
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

/** The heading of a screen, once that screen is what one sees. */
const shown = (page: Page, screen: string) => page.locator(`main[data-page="${screen}"] h1`)

const cards = (page: Page) => page.getByRole("main").getByRole("article")

for (const host of demoShops) {
  test(`${host} lists goods whose pictures load`, async ({ page }) => {
    const complaints = complaintsOf(page)
    const reply = await visit(page, at(host))
    expect(reply?.status()).toBe(200)
    await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty()
    await expect(cards(page).first()).toBeVisible()

    const pictures = cards(page).locator("img")
    expect(await pictures.count()).toBeGreaterThan(0)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    }
    expect(complaints).toEqual([])
  })
}

test("the two shops are not the same shop", async ({ page }) => {
  const names: string[] = []
  for (const host of demoShops) {
    await page.goto(at(host))
    names.push(await page.getByRole("banner").locator('a[href="/"]:visible').first().innerText())
  }
  expect(new Set(names).size).toBe(demoShops.length)
})

const prefixes = [
  { prefix: "", lang: "en", dir: "ltr" },
  { prefix: "/sport", lang: "en", dir: "ltr" },
  { prefix: "/ara", lang: "ar", dir: "rtl" },
  { prefix: "/ara/sport", lang: "ar", dir: "rtl" },
]

for (const { prefix, lang, dir } of prefixes) {
  test(`a visitor stays under "${prefix || "/"}" without reloading`, async ({ page }) => {
    const complaints = complaintsOf(page)
    const loads = documentLoads(page)
    const home = at("localhost", prefix || "/")
    await visit(page, home)
    const html = page.locator("html")
    await expect(html).toHaveAttribute("lang", lang)
    await expect(html).toHaveAttribute("dir", dir)

    await page.getByRole("main").locator('article a[href*="/item/"]').first().click()
    await expect(page).toHaveURL((url) => url.pathname.startsWith(`${prefix}/item/`))
    // The address changes before the page is drawn. Until then one is still at home, where a click on home is no move.
    await expect(shown(page, "item")).toBeVisible()
    await expect(page.getByRole("banner")).toBeVisible()

    await page
      .getByRole("banner")
      .locator(`a[href="${prefix || "/"}"]:visible`)
      .first()
      .click()
    await expect(page).toHaveURL(home)
    await expect(shown(page, "home")).toBeVisible()
    await expect(cards(page).first()).toBeVisible()

    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname.startsWith(`${prefix}/item/`))
    await expect(shown(page, "item")).toBeVisible()
    await expect(html).toHaveAttribute("dir", dir)
    expect(loads()).toBe(1)
    expect(complaints).toEqual([])
  })
}

test("the canonical address has no template in it, and a host of the shop's own", async ({ page }) => {
  for (const host of ["default-modulized.localhost", "localhost"]) {
    await page.goto(at(host, "/ara/sport"))
    const canonical = page.locator("link[rel=canonical]")
    await expect(canonical).toHaveAttribute("href", at("default-modulized.localhost", "/ara"))
  }
})

test("an unknown path is a 404 inside the frame", async ({ page }) => {
  const complaints = complaintsOf(page)
  const reply = await visit(page, at("localhost", "/sport/no-such-page"))
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible()
  await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeVisible()
  await page.getByRole("main").getByRole("link", { name: "Back to the home page" }).click()
  await expect(page).toHaveURL(at("localhost", "/sport"))
  await expect(cards(page).first()).toBeVisible()
  expect(complaints).toEqual([])
})

test("a page number that is none shows the first page of a list", async ({ page }) => {
  const list = "/SaleGoods/lists"
  await page.goto(at("localhost", list))
  const first = await cards(page).first().innerText()
  for (const p of ["0", "-1", "x", "1.5", "%00"]) {
    const reply = await page.goto(at("localhost", `${list}?p=${p}`))
    expect(reply?.status()).toBe(200)
    expect(await cards(page).first().innerText()).toBe(first)
  }
})
