import { expect, type Page, test } from "@playwright/test"
import { at, LIST, laidOut, shops, visit } from "./shops.ts"

const SCREEN_STYLES = "link[data-screen-styles]"
const PROPERTIES = [
  ...["display", "color", "background-color", "font-family", "font-size", "font-weight", "line-height"],
  ...["padding", "margin", "border-radius", "grid-template-columns", "gap", "position", "text-align"],
]

const shown = (page: Page, screen: string) => page.locator(`main[data-page="${screen}"]`)

/** How the title and the first two cards of a page look, with all that is in them. */
async function looks(page: Page) {
  await page.mouse.move(0, 0)
  return page.evaluate((properties) => {
    const boxes = [
      ...document.querySelectorAll("main h1"),
      ...[...document.querySelectorAll("main article")].slice(0, 2),
    ]
    return boxes.flatMap((box) =>
      [box, ...box.querySelectorAll("*")].map((element) => {
        const style = getComputedStyle(element)
        return [element.tagName, ...properties.map((property) => style.getPropertyValue(property))].join(" | ")
      }),
    )
  }, PROPERTIES)
}

/** The stylesheets of screens that have effect now. */
const inEffect = (page: Page) =>
  page.locator(SCREEN_STYLES).evaluateAll((links) => {
    const sheets = links.filter((link) => link instanceof HTMLLinkElement)
    return sheets.filter(({ media }) => matchMedia(media || "all").matches).map(({ href }) => href)
  })

const go = (page: Page, path: string) => page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click()

for (const shop of shops) {
  test(`in ${shop} a page looks the same from wherever one comes, and each file is fetched once`, async ({
    page,
    browser,
  }) => {
    const fetched: string[] = []
    page.on("request", (request) => {
      if (["script", "stylesheet"].includes(request.resourceType())) fetched.push(request.url())
    })
    const other = await browser.newPage()
    /** Compares with the same page, opened by itself. */
    const arrived = async (screen: string) => {
      await expect(shown(page, screen)).toBeVisible()
      await laidOut(page)
      if (other.url() !== page.url()) await visit(other, page.url())
      const styles = await inEffect(other)
      expect(styles).toHaveLength(1)
      expect(await inEffect(page)).toEqual(styles)
      expect(await looks(page)).toEqual(await looks(other))
      return styles
    }
    await visit(page, at(shop))
    const ofHome = await arrived("home")
    await go(page, LIST)
    const ofList = await arrived("goodsList")
    await page.locator("main a[data-slot=goods-link]").first().click()
    const ofItem = await arrived("item")
    await go(page, "/")
    await arrived("home")
    await page.goBack()
    await expect(shown(page, "item")).toBeVisible()
    expect(await inEffect(page)).toEqual(ofItem)
    expect(new Set([...ofHome, ...ofList, ...ofItem]).size).toBe(3)
    expect(fetched).toEqual(expect.arrayContaining([...ofHome, ...ofList, ...ofItem]))
    expect(fetched.filter((url, index) => fetched.indexOf(url) !== index)).toEqual([])
    await other.close()
  })

  test(`in ${shop} the next screen is shown once its stylesheet is there, and not before`, async ({
    page,
    browser,
  }) => {
    const other = await browser.newPage()
    await visit(other, at(shop, LIST))
    const [styles = ""] = await inEffect(other)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(styles, async (route) => {
      await held
      await route.continue()
    })
    await visit(page, at(shop))
    const asked = page.waitForRequest(styles)
    const code = page.waitForResponse((reply) => /\/assets\/list-.*\.js$/.test(reply.url()))
    await go(page, LIST)
    await asked
    await (await code).finished()
    await expect(page.locator("[data-slot=loading-bar]")).toBeAttached()
    await expect(shown(page, "home")).toBeVisible()
    release()
    await expect(shown(page, "goodsList")).toBeVisible()
    expect(await inEffect(page)).toEqual([styles])
    expect(await looks(page)).toEqual(await looks(other))
    await other.close()
  })
}

test("a page of the list names neither the code nor the styles of home and item", async ({ page }) => {
  await page.goto(at("sport", LIST))
  const html = await page.evaluate(async () => (await fetch(location.href)).text())
  const files = [...html.matchAll(/\/assets\/(home|list|item)-[\w-]+\.(js|css)/g)]
  expect([...new Set(files.map(([, screen, kind]) => `${screen} ${kind}`))].toSorted()).toEqual(["list css", "list js"])
})

test("another shop's template brings its own colours and families", async ({ page }) => {
  await visit(page, at("default-modulized", `/partner${LIST}`))
  const body = page.locator("body")
  await expect(body).toHaveCSS("background-color", "rgb(255, 255, 255)")
  await expect(body).toHaveCSS("font-family", /IBM Plex Sans/)
  await expect(page.locator("meta[name=theme-color]")).toHaveAttribute("content", "#0c2a4d")
})
