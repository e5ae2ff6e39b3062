import { expect, type Locator, type Page, test } from "@playwright/test"
import { cartOf } from "./purchase.ts"
import { at, visit } from "./shops.ts"

const STEPS_MAX = 120

/** Where the focus is, as whoever cannot use a pointer sees it. Runs in the page. */
function focusSeen(target: Element | null) {
  const element = document.activeElement
  const box = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element
  const { x = 0, y = 0, width = 0, height = 0 } = box?.getBoundingClientRect() ?? {}
  return {
    name: element?.outerHTML.slice(0, 160) ?? "",
    isThere: element === target,
    isLost: !element || element === document.body,
    isShown: Boolean(element?.matches(":focus-visible")),
    isInView: width > 0 && height > 0 && y < innerHeight && y + height > 0 && x < innerWidth && x + width > 0,
  }
}

/** Goes on with Tab until it is there. On the way the focus is always to be seen. */
async function tabTo(page: Page, target: Locator) {
  for (let step = 0; step < STEPS_MAX; step++) {
    const { name, isThere, isLost, isShown, isInView } = await target.evaluate(focusSeen)
    if (step > 0 && !isLost) {
      expect(isShown, `the focus shows on ${name}`).toBe(true)
      if (!isInView) await expect.poll(async () => (await target.evaluate(focusSeen)).isInView, name).toBe(true)
    }
    if (isThere) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`Tab never came to ${target}`)
}

/** After something was done the focus is on something, not at the beginning of the page. */
const keepsFocus = (page: Page) => expect.poll(async () => (await page.evaluate(focusSeen, null)).isLost).toBe(false)

test("a purchase by keyboard alone, and the focus is always somewhere", async ({ page, context }) => {
  const shop = "guest-shop"
  const main = page.getByRole("main")
  const { keyboard } = page
  const press = async (target: Locator, key = "Enter") => {
    await tabTo(page, target)
    await keyboard.press(key)
  }
  const type = async (name: string, text: string) => {
    await tabTo(page, page.locator(`main [name=${name}]`))
    await keyboard.type(text)
  }
  await visit(page, at(shop))
  expect(await page.locator("[tabindex]:not([tabindex='0'], [tabindex='-1'])").count()).toBe(0)
  await keyboard.press("Tab")
  await expect(page.locator("[data-slot=skip-link]")).toBeFocused()
  await keyboard.press("Enter")
  await expect(page.locator("#main")).toBeFocused()
  await visit(page, at(shop, "/SaleGoods/lists"))
  await press(main.locator("article a[data-slot=goods-link]", { hasText: "Tall vase" }).first())
  await expect(page.locator("main[data-page=item] h1")).toHaveText("Tall vase")
  await keepsFocus(page)

  await tabTo(page, main.getByRole("radio", { checked: true }).first())
  await keyboard.press("ArrowRight")
  await expect(main.getByRole("radio", { name: "Clay" })).toBeChecked()
  await tabTo(page, main.getByRole("spinbutton").first())
  await keyboard.press("ArrowUp")
  await press(main.locator("[data-slot=buy]").first())
  await expect.poll(() => cartOf(context)).toMatch(/\.2$/)
  await keepsFocus(page)

  await page.goto(at(shop, "/Cart/lists"))
  const more = main.locator("button[value^='more:']")
  await press(more)
  await expect(main.locator("input[name^='quantity.']")).toHaveValue("3")
  await expect(more).toBeFocused()
  await press(main.locator("button[value^='remove:']"))
  await expect(page.getByText("Nothing in it yet.")).toBeVisible()
  await keepsFocus(page)
  await press(main.getByRole("button", { name: "Put it back" }))
  await expect(main.locator("input[name^='quantity.']")).toHaveValue("3")
  await keepsFocus(page)
  await press(main.locator("aside button[value=checkOut]"))
  await expect(page.locator("main[data-page=checkOut]")).toBeVisible()
  await keepsFocus(page)

  await press(main.locator("aside button[value=order]"))
  await expect(main.locator("[name=email]")).toBeFocused()
  await keyboard.type("robin@people.example")
  await tabTo(page, main.locator("[name=country]"))
  await keyboard.type("Germany")
  await expect(main.locator("[name=country]")).toHaveValue("DE")
  await type("name", "Robin Hood")
  await type("street", "1 Elm")
  await type("postcode", "10115")
  await type("city", "Berlin")
  await type("phone", "3012345678")
  await press(main.locator("aside button[value=order]"), "Space")
  await expect(page).toHaveURL(/\?pay=sandbox\/card$/)
  await keepsFocus(page)
  await type("number", "4000000000000002")
  await type("expiry", "09/39")
  await type("cvc", "314")
  await keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Declined." })).toBeFocused()
  await press(page.getByRole("button", { name: "Try another card" }))
  await keepsFocus(page)
  await type("number", "4242424242424242")
  await type("expiry", "09/39")
  await type("cvc", "314")
  await keyboard.press("Enter")
  await expect(page).toHaveURL(/\?done=1$/)
  await keepsFocus(page)
  await press(main.getByRole("link", { name: "See the order" }))
  await expect(page.locator("[data-slot=stages]")).toBeVisible()
  await keepsFocus(page)
})
