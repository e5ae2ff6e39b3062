import { expect, type Page, test } from "@playwright/test"
import { quarter } from "../../demo/default-modulized/catalogue.ts"
import { DEMO_MEMBER } from "../../demo/demo-passwords.ts"
import { goodsPath } from "../../src/domain/catalog/goods-address.ts"
import { guestOrder } from "./guest-order.ts"
import { mailTo } from "./mails.ts"
import { buys, cartLink, checksOut, orderAndPay, total } from "./purchase.ts"
import { at, goodsOf, LIST, shops } from "./shops.ts"

test.use({ javaScriptEnabled: false })

/** The goods of the list, in the order in which one sees them. */
async function listed(page: Page): Promise<string[]> {
  await expect(page.locator("main[data-page=goodsList]")).toBeVisible()
  const addresses = await page
    .getByRole("main")
    .locator('article a[data-slot="goods-link"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
  return [...new Set(addresses)]
}

for (const shop of shops) {
  const expected = async (page: Page, query = {}) =>
    (await goodsOf(page.request, shop, query)).list.map(({ url }) => url)

  test(`from the home page of ${shop} to a good, to its list and through its pages`, async ({ page }) => {
    await page.goto(at(shop))
    const card = page.getByRole("main").locator('article a[href^="/item/"]').first()
    const address = await card.getAttribute("href")
    await card.click()
    await expect(page).toHaveURL(at(shop, address ?? ""))
    await expect(page.locator("main[data-page=item] h1")).toBeVisible()

    await page.locator(`[data-slot=breadcrumb] a[href="${LIST}"]`).click()
    const first = await listed(page)
    expect(first).toEqual(await expected(page))
    await page.locator("main a[rel=next]").click()
    await expect(page).toHaveURL(at(shop, `${LIST}?p=2`))
    const second = await listed(page)
    expect(second).toEqual(await expected(page, { current_page: 2 }))
    expect(second.filter((url) => first.includes(url))).toEqual([])
    await page.getByRole("main").getByRole("link", { name: "Page 1", exact: true }).click()
    expect(await listed(page)).toEqual(first)
  })

  test(`the list of ${shop} is narrowed and sorted by forms`, async ({ page }) => {
    const { facets, total } = await goodsOf(page.request, shop)
    await page.goto(at(shop, LIST))
    // A list offers what fits many of its goods, not every value that a good of it has.
    const offered = await page.locator("input[name=specs]").evaluateAll((fields: HTMLInputElement[]) => {
      return fields.map((field) => field.value)
    })
    const value = facets.specs
      .flatMap(({ values }) => values)
      .find(({ id, count }) => count > 1 && count < total && offered.includes(String(id)))
    const specs = String(value?.id)
    const [, middle] = (await goodsOf(page.request, shop, { specs, sort: "priceAsc" })).list
    const min = middle?.minPrice ?? 0

    const choice = page.locator(`input[name=specs][value="${specs}"]`)
    const form = page.locator("form", { has: choice })
    const unfold = async (field: typeof choice) => {
      const group = page.locator("details", { has: field })
      if (!(await group.evaluate((element: HTMLDetailsElement) => element.open))) await group.locator("summary").click()
    }
    await unfold(choice)
    await choice.check()
    const lowest = page.locator("input[name=min]")
    await unfold(lowest)
    await lowest.fill(String(min))
    await form.getByRole("button", { name: "Show goods" }).click()
    const narrowed = await expected(page, { specs, min })
    expect(await listed(page)).toEqual(narrowed)
    expect(narrowed.length).toBeGreaterThan(0)
    expect(narrowed.length).toBeLessThan(value?.count ?? 0)

    const sort = page.locator("select[name=sort]")
    await sort.selectOption("priceDesc")
    await page.locator("form", { has: sort }).getByRole("button", { name: "Show goods" }).click()
    expect(await listed(page)).toEqual(await expected(page, { specs, min, sort: "priceDesc" }))

    const filters = page.getByRole("list", { name: "Filters" })
    await filters.getByRole("link").last().click()
    expect(await listed(page)).toEqual(await expected(page, { sort: "priceDesc" }))
  })

  for (const width of [390, 1280]) {
    test(`${shop} is searched at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(at(shop))
      const keywords = shop === "sport" ? "kettlebell" : "backpack"
      const field = page.getByRole("banner").getByRole("searchbox")
      await field.fill(keywords)
      await field.press("Enter")
      await expect(page).toHaveURL((url) => url.pathname === LIST && url.searchParams.get("keywords") === keywords)
      const found = await expected(page, { keywords })
      expect(found.length).toBeGreaterThan(0)
      expect(await listed(page)).toEqual(found)
    })
  }

  test(`an address of the wrong shape is a 404 in the frame of ${shop} that names it`, async ({ page }) => {
    for (const path of ["/item/foo_bar", "/item/lamp"]) {
      const reply = await page.goto(at(shop, path))
      expect(reply?.status()).toBe(404)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Page Not Found: ${path}`)
      await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeVisible()
      await expect(page.getByRole("contentinfo")).toBeVisible()
    }
    await page.getByRole("main").getByRole("link", { name: "Back to the home page" }).click()
    await expect(page).toHaveURL(at(shop))
  })
}

test("a good that does not exist is a 404 in the frame", async ({ page }) => {
  const reply = await page.goto(at("sport", "/item/lamp_2147483647"))
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found")
  await expect(page.getByRole("banner")).toBeVisible()
})

for (const prefix of ["", "/ara", "/arts", "/ara/sport"]) {
  test(`a wrong name leads to the good's own address under "${prefix || "/"}"`, async ({ page }) => {
    const { list } = await goodsOf(page.request, "default-modulized")
    const { url: own = "", id = 0 } = list[0] ?? {}
    const url = prefix.startsWith("/ara") ? goodsPath(quarter.translations?.ara?.goods["20418"]?.name ?? "", id) : own
    const host = { host: `default-modulized.localhost:${process.env.PORT}` }
    const reply = await page.request.get(`http://127.0.0.1:${process.env.PORT}${prefix}/item/another-name_${id}`, {
      headers: host,
      maxRedirects: 0,
    })
    expect(reply.status()).toBe(301)
    expect(reply.headers().location).toBe(prefix + url)
    const page301 = await page.goto(at("default-modulized", `${prefix}/item/another-name_${id}`))
    expect(page301?.status()).toBe(200)
    await expect(page).toHaveURL(at("default-modulized", prefix + url))
  })
}

test("a member looks around, filters, fills the cart, signs in, orders and pays", async ({ page }) => {
  const shop = "member-shop"
  const main = page.getByRole("main")
  await page.goto(at(shop))
  await page.getByRole("link", { name: "Everything" }).filter({ visible: true }).first().click()
  const lowest = page.locator("input[name=min]").first()
  if (!(await lowest.isVisible())) await page.locator("details", { has: lowest }).locator("summary").first().click()
  await lowest.fill("50")
  await lowest.press("Enter")
  await expect(main.locator("article")).toHaveCount(1)
  await main.locator("article [data-slot=goods-link]").first().click()
  await page.getByRole("spinbutton").first().fill("2")
  await buys(page).click()
  await expect(page.locator("#added")).toBeVisible()
  await cartLink(page).click()
  await main.locator("input[name^='quantity.']").fill("3")
  await main.getByRole("button", { name: "Update the cart" }).click()
  await expect(total(page)).toHaveText("$165.00")
  await checksOut(page).click()
  await main.locator("[name=email]").fill(DEMO_MEMBER.email)
  await main.locator("[name=password]").fill(DEMO_MEMBER.password)
  await main.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect(page).toHaveURL(/\/Order\/check-out\?ids=/)
  await expect(total(page)).toHaveText("$165.00")
  await orderAndPay(page)
  await expect(page.getByRole("heading", { name: /^Thank you/ })).toBeVisible()
})

test("an order that was to be paid online is changed to a bank transfer on its page", async ({ browser }) => {
  const shop = "transfer-shop"
  const withScripts = await browser.newContext({ javaScriptEnabled: true })
  const { number, email } = await guestOrder(await withScripts.newPage(), shop)
  const storageState = await withScripts.storageState()
  await withScripts.close()
  const context = await browser.newContext({ javaScriptEnabled: false, storageState })
  const page = await context.newPage()
  await page.goto(at(shop, `/Center/Order/${number}`))
  const ways = page.getByRole("form", { name: "Or pay another way" })
  await ways.getByRole("button", { name: "Bank transfer" }).click()
  await expect(page).toHaveURL(at(shop, `/Center/Order/${number}`))
  const instructions = page.locator("[data-slot=pay-instructions]")
  await expect(instructions).toContainText("IBAN DE02 1203 0000 0000 2020 51")
  await expect(instructions).toContainText(number)
  await expect(ways).toHaveCount(0)
  // And it stays so, whoever opens it again.
  await page.reload()
  await expect(instructions).toBeVisible()
  expect(await mailTo(email, "IBAN DE02")).toContain(number)
  await context.close()
})
