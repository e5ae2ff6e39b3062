import { expect, test } from "@playwright/test"
import { faultsOf } from "./axe-faults.ts"
import { at, LIST, opensSearch, searchScreen, shops, someItem, visit } from "./shops.ts"

for (const shop of shops) {
  test(`the headline of ${shop} is set in its own font`, async ({ page }) => {
    await page.goto(at(shop), { waitUntil: "load" })
    const [wanted, loaded] = await page.locator("h1").evaluate(async (headline) => {
      await document.fonts.ready
      const family = (name = "") => name.trim().replaceAll('"', "")
      const faces = [...document.fonts].filter(({ status }) => status === "loaded")
      return [family(getComputedStyle(headline).fontFamily.split(",")[0]), faces.map((face) => family(face.family))]
    })
    expect(loaded).toContain(wanted)
  })

  test(`no screen of ${shop} scrolls sideways, however wide it is`, async ({ page }) => {
    for (const screen of ["/", "/ara", LIST, `/ara${LIST}`, await someItem(page, shop), "/no-such-page"]) {
      await visit(page, at(shop, screen))
      for (const width of [320, 768, 1600]) {
        await page.setViewportSize({ width, height: 800 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `${screen} at ${width} px`).toBeLessThanOrEqual(0)
      }
    }
  })
}

for (const shop of shops) {
  const mistyped = shop === "sport" ? "ketlebell" : "backpak"

  test(`an item of ${shop} is used by keyboard alone, its pictures on the whole screen too`, async ({ page }) => {
    await visit(page, at(shop, await someItem(page, shop)))
    const opener = page.getByRole("button", { name: /^Open picture 1 of/ }).first()
    await opener.focus()
    await page.keyboard.press("Enter")
    const viewer = page.getByRole("dialog")
    await expect(viewer).toBeVisible()
    await expect(viewer.getByText(/^Picture 1 of/)).toBeAttached()
    await page.keyboard.press("ArrowRight")
    await expect(viewer.getByText(/^Picture 2 of/)).toBeAttached()
    const picture = viewer.getByRole("img", { name: /^Picture 2 of/ })
    const widthOf = async () => (await picture.boundingBox())?.width ?? 0
    await expect.poll(widthOf).toBeGreaterThan(0)
    const before = await widthOf()
    await page.keyboard.press("+")
    await expect.poll(widthOf).toBeCloseTo(before * 1.1, 0)
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press("Escape")
    await expect(viewer).toBeHidden()
    await expect(page.locator(":focus")).toHaveAccessibleName(/^Open picture/)

    const chosen = page.getByRole("radio", { checked: true }).first()
    const first = await chosen.inputValue()
    await chosen.focus()
    await page.keyboard.press("ArrowRight")
    await expect.poll(() => chosen.inputValue()).not.toBe(first)
    const quantity = page.getByRole("spinbutton").first()
    await quantity.focus()
    const pieces = Number(await quantity.inputValue())
    await page.keyboard.press("ArrowUp")
    await expect(quantity).toHaveValue(String(pieces + 1))
    await page.getByRole("tab", { selected: true }).focus()
    await page.keyboard.press("ArrowRight")
    await expect(page.getByRole("tab", { selected: true })).toBeFocused()
    await expect(page.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true")
    await page
      .getByRole("button", { name: /^Add to cart/ })
      .first()
      .focus()
    await page.keyboard.press("Enter")
    await expect(page.getByRole("region", { name: "Notifications" }).getByRole("listitem")).toBeVisible()
  })

  test(`a mistyped search in ${shop} still suggests, and Enter leads to the list; empty text does nothing`, async ({
    page,
  }) => {
    await visit(page, at(shop))
    const field = page.getByRole("banner").locator("input[name=keywords]").first()
    await field.press("Enter")
    await expect(page).toHaveURL(at(shop))
    await field.fill(mistyped)
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible()
    await field.press("Enter")
    await expect(page).toHaveURL((url) => url.pathname === LIST && url.searchParams.get("keywords") === mistyped)
    await expect(page.locator("main[data-page=goodsList] article").first()).toBeVisible()
  })

  test(`the search dialog of ${shop} finds goods and orders by keyboard alone, and axe finds nothing in it`, async ({
    page,
  }) => {
    await page.setViewportSize(searchScreen(shop))
    await visit(page, at(shop))
    await opensSearch(page, shop).focus()
    await page.keyboard.press("Enter")
    const dialog = page.getByRole("dialog")
    const field = dialog.getByRole("searchbox").or(dialog.getByRole("combobox"))
    await expect(field).toBeFocused()
    await dialog.getByRole("radio", { name: "Goods" }).press("Space")
    await field.focus()
    await page.keyboard.press("Enter")
    await expect(dialog).toBeVisible()
    // What is chosen before the answer stays chosen when it comes, though other options stand before it then.
    const answer = Promise.withResolvers<void>()
    await page.route(
      (url) => url.searchParams.get("keywords") === mistyped,
      async (route) => {
        await answer.promise
        await route.continue()
      },
    )
    await field.pressSequentially(mistyped)
    const chosen = dialog.getByRole("option", { selected: true })
    await expect(dialog.getByRole("option").last()).toContainText(mistyped)
    await page.keyboard.press("ArrowUp")
    await expect(chosen).toContainText(mistyped)
    const before = await dialog.getByRole("option").count()
    answer.resolve()
    await expect.poll(() => dialog.getByRole("option").count()).toBeGreaterThan(before)
    await expect(chosen).toContainText(mistyped)
    expect(await faultsOf(page)).toEqual([])
    // Escape takes back one thing at a time: the list, what was typed, the dialog.
    await page.keyboard.press("Escape")
    await expect(dialog.getByRole("option")).toHaveCount(0)
    await page.keyboard.press("Escape")
    await expect(field).toHaveValue("")
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await expect(opensSearch(page, shop)).toBeFocused()

    await page.keyboard.press("Enter")
    await dialog.getByRole("radio", { name: "Orders" }).press("Space")
    await field.fill("V-1")
    await field.press("Enter")
    await expect(page).toHaveURL((url) => url.pathname.startsWith("/Center/Order/V-1"))
  })
}
