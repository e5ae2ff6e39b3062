import { AxeBuilder } from "@axe-core/playwright"
import { expect, type Page, test } from "@playwright/test"

const at = (shop: string, path = "/") => `http://${shop}.localhost:${process.env.PORT}${path}`
const shops = ["default-modulized", "sport"]
const LIST = "/SaleGoods/lists"

/** A good of the shop that has several variants and pictures, by way of the API. */
async function someItem(page: Page, shop: string): Promise<string> {
  // Node does not know *.localhost as browsers do; the API finds its shop by the referer.
  const reply = await page.request.get(`http://127.0.0.1:${process.env.PORT}/api/goods/lists?sort=sold`, {
    headers: { referer: at(shop) },
  })
  const { data } = await reply.json()
  const goods: { url: string; containSpec: string; images: string[] }[] = data.list
  return goods.find(({ containSpec, images }) => containSpec === "1" && images.length > 1)?.url ?? goods[0]?.url ?? ""
}

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`))
}

for (const shop of shops) {
  for (const width of [320, 768, 1600]) {
    test(`no screen of ${shop} scrolls sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const screen of ["/", LIST, await someItem(page, shop), `/ara${LIST}`, "/no-such-page"]) {
        await page.goto(at(shop, screen))
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, screen).toBeLessThanOrEqual(0)
      }
    })
  }
}

for (const shop of ["default-modulized"]) {
  for (const language of ["", "/ara"]) {
    test(`axe finds nothing on home, list and item of ${shop}${language}`, async ({ page }) => {
      const screens = ["/", LIST, await someItem(page, shop)]
      for (const screen of screens) {
        await page.goto(at(shop, language + screen))
        expect(await faultsOf(page), screen).toEqual([])
      }
    })
  }

  test(`the viewer of ${shop} is opened, used and closed by keyboard alone, and axe finds nothing in it`, async ({
    page,
  }) => {
    await page.goto(at(shop, await someItem(page, shop)), { waitUntil: "networkidle" })
    const opener = page.getByRole("button", { name: /^Open picture 1 of/ }).first()
    await opener.focus()
    await page.keyboard.press("Enter")
    const viewer = page.getByRole("dialog")
    await expect(viewer).toBeVisible()
    await expect(viewer.getByText(/^Picture 1 of/)).toBeAttached()
    await page.keyboard.press("ArrowRight")
    await expect(viewer.getByText(/^Picture 2 of/)).toBeAttached()
    await page.keyboard.press("+")
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press("Escape")
    await expect(viewer).toBeHidden()
    await expect(page.locator(":focus")).toHaveAccessibleName(/^Open picture/)
  })

  test(`a variant of ${shop} is chosen by keyboard and changes the page`, async ({ page }) => {
    await page.goto(at(shop, await someItem(page, shop)), { waitUntil: "networkidle" })
    const first = page.getByRole("radio").first()
    const before = await page.getByRole("radio", { checked: true }).first().inputValue()
    await first.focus()
    await page.keyboard.press("ArrowRight")
    await expect.poll(() => page.getByRole("radio", { checked: true }).first().inputValue()).not.toBe(before)
  })

  test(`a mistyped search in ${shop} still suggests, and Enter leads to the list`, async ({ page }) => {
    await page.goto(at(shop), { waitUntil: "networkidle" })
    const words = shop === "sport" ? "ketlebell" : "backpak"
    const field = page.getByRole("banner").locator("input[name=keywords]").first()
    await field.fill(words)
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible()
    await field.press("Enter")
    await expect(page).toHaveURL((url) => url.pathname === LIST && url.searchParams.get("keywords") === words)
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible()
  })

  test(`empty search text in ${shop} does nothing`, async ({ page }) => {
    await page.goto(at(shop), { waitUntil: "networkidle" })
    await page.getByRole("banner").locator("input[name=keywords]").first().press("Enter")
    await expect(page).toHaveURL(at(shop))
  })
}
