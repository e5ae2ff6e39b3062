import { expect, type Page, test } from "@playwright/test"
import { quarter } from "../../demo/default-modulized/catalogue.ts"
import { quarterInGerman } from "../../demo/default-modulized/de/shop.ts"
import { itemOf } from "./purchase.ts"
import { at, LIST, visit } from "./shops.ts"

const SHOP = "half-german"
const OWN = "Round teapot"
const SAID = "Schlichte Tasse"

const said = (page: Page, text: string) =>
  page.getByRole("main").locator("bdi").getByText(text, { exact: true }).first()
const headline = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 }).locator("bdi").first()
const prose = (page: Page) => page.getByRole("main").locator("[data-slot=prose]").first()

/** Only what nobody has translated says that it is in another language than the page. */
async function isOwn(text: ReturnType<typeof said>, own: boolean) {
  await expect(text).toBeVisible()
  if (own) await expect(text).toHaveAttribute("lang", "en")
  else await expect(text).not.toHaveAttribute("lang")
}

for (const template of ["", "/default-modulized"]) {
  const below = (path: string) => at(SHOP, `/de${template}${path}`)

  test(`goods that are not translated say their language, moved to or loaded, in "${template}"`, async ({ page }) => {
    await visit(page, below(LIST))
    await isOwn(said(page, OWN), true)
    await isOwn(said(page, SAID), false)
    await said(page, OWN).click()
    await expect(headline(page)).toHaveText(OWN)
    await isOwn(headline(page), true)
    await isOwn(prose(page), true)
    await page.reload()
    await isOwn(headline(page), true)
    await isOwn(prose(page), true)
    await visit(page, below(await itemOf(page.request, SHOP, "Plain mug")))
    await expect(headline(page)).toHaveText(SAID)
    await isOwn(headline(page), false)
    await isOwn(prose(page), false)
  })
}

test("suggestions that are not translated say their language", async ({ page }) => {
  await visit(page, at(SHOP, `/de/default-modulized${LIST}`))
  const field = page.getByRole("banner").locator("[data-slot=search-field] input").filter({ visible: true }).first()
  const suggestion = (text: string) => page.locator("[data-slot=suggestion] bdi").getByText(text, { exact: true })
  await field.fill("teapot")
  await isOwn(suggestion(OWN), true)
  await field.fill("Tasse")
  await isOwn(suggestion(SAID), false)
})

test("news that are not translated say their language", async ({ page }) => {
  const [first, second] = quarter.news.map(({ title }) => title)
  await visit(page, at(SHOP, "/de/News/lists"))
  await isOwn(said(page, quarterInGerman.news[0]?.title ?? ""), false)
  await isOwn(said(page, second ?? ""), true)
  await said(page, second ?? "").click()
  await expect(headline(page)).toHaveText(second ?? "")
  await isOwn(headline(page), true)
  await isOwn(prose(page), true)
  await expect(page.getByRole("main")).not.toContainText(first ?? "")
})

test("a page of the merchant's that is not translated says its language", async ({ page }) => {
  await visit(page, at(SHOP, "/de/Other/about"))
  await isOwn(prose(page), true)
  await visit(page, at(SHOP, "/de/Other/shipping"))
  await isOwn(prose(page), false)
})

test("what a page that is not there offers instead says its language too", async ({ page }) => {
  await visit(page, at(SHOP, "/de/no-such-page"))
  await isOwn(said(page, OWN).or(said(page, "Tall vase")).or(said(page, "Linen bag")).first(), true)
})
