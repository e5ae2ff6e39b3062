import { expect, type Locator, type Page, test } from "@playwright/test"
import { at, LIST, opensSearch, searchScreen, shops, someItem } from "./shops.ts"

const HOUR_MS = 3_600_000
/** Of a page that is not seen by then, the scripts come all the same. */
const SCRIPTS_LATEST_MS = 3_000
const shown = (page: Page, screen: string) => page.locator(`main[data-page="${screen}"] h1`)

/** Goes there and waits until the page is alive: what this browser knows of its visitor is then in it. */
async function arrive(page: Page, address: string) {
  await page.context().addCookies([{ name: "cart", value: "1.2", url: address }])
  await page.goto(address)
  await expect(page.locator('[data-slot=cart][data-count="2"]').first()).toBeAttached()
}

const footerOf = (page: Page) => page.getByRole("contentinfo")
const isLaidOut = (box: Locator) =>
  box.evaluate((element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))

test.describe("a visitor who reads French", () => {
  // The browser of the tests calls itself headless, and is taken for a crawler.
  const userAgent =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"
  test.use({ locale: "fr-FR", userAgent })

  test("is shown in where French is spoken, and stays where they go from there", async ({ page }) => {
    await page.goto(at("sport", "/?utm_source=letter"))
    await expect(page).toHaveURL(at("sport", "/fr?utm_source=letter"))
    const html = page.locator("html")
    await expect(html).toHaveAttribute("lang", "fr")

    const menu = page.getByRole("banner").locator("[data-menu=language]").filter({ visible: true }).first()
    await menu.locator("summary").click()
    await menu.getByRole("link", { name: "English" }).click()
    await expect(html).toHaveAttribute("lang", "en")
    await page.goto(at("sport"))
    await expect(page).toHaveURL(at("sport"))
    await page.goto(at("sport", LIST))
    await expect(html).toHaveAttribute("lang", "en")
  })

  test("can leave French without scripts too, for good", async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, locale: "fr-FR", userAgent })
    await page.goto(at("default-modulized"))
    await expect(page).toHaveURL(at("default-modulized", "/fr"))
    const menu = page.getByRole("banner").locator("[data-menu=language]").filter({ visible: true }).first()
    await menu.locator("summary").click()
    await menu.getByRole("link", { name: "English" }).click()
    await expect(page).toHaveURL(at("default-modulized"))
    await page.goto("about:blank")
    await page.goto(at("default-modulized"))
    await expect(page).toHaveURL(at("default-modulized"))
    await page.close()
  })
})

test.describe("when the shop has a new version,", () => {
  let loads = 0

  test.beforeEach(async ({ page }) => {
    loads = 0
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.clock.install()
    await page.route("**/builds/latest.json", (route) => route.fulfill({ json: { id: "a newer one" } }))
    await arrive(page, at("sport", `/ara${LIST}`))
  })

  test("the page is loaded anew within the hour, and no sooner", async ({ page }) => {
    await page.clock.fastForward(HOUR_MS - 60_000)
    expect(loads).toBe(1)
    const reload = page.waitForEvent("load")
    await page.clock.fastForward(60_000)
    await reload
    expect(loads).toBe(2)
    await expect(page).toHaveURL(at("sport", `/ara${LIST}`))
  })

  test("nobody is interrupted: who types gets it with the next page", async ({ page }) => {
    const field = page.getByRole("banner").locator("input[name=keywords]").first()
    await field.fill("kett")
    const check = page.waitForResponse("**/builds/latest.json")
    await page.clock.fastForward(HOUR_MS)
    await check
    await expect(field).toHaveValue("kett")
    expect(loads).toBe(1)
    const load = page.waitForEvent("load")
    await page.locator("main article a[data-slot=goods-link]").first().click()
    await load
    expect(loads).toBe(2)
    await expect(page).toHaveURL((url) => url.pathname.startsWith("/ara/item/"))
    await expect(shown(page, "item")).toBeVisible()
  })
})

test("a page of the present version is left alone", async ({ page }) => {
  await page.clock.install()
  await arrive(page, at("sport"))
  const check = page.waitForResponse("**/builds/latest.json")
  let isLoadedAnew = false
  page.on("framenavigated", () => {
    isLoadedAnew = true
  })
  await page.clock.fastForward(HOUR_MS)
  expect((await (await check).json()).id).toBeTruthy()
  await page.clock.runFor(1_000)
  expect(isLoadedAnew).toBe(false)
})

for (const [often, reloads] of [
  ["once", 1],
  ["always", 1],
] as const) {
  test(`a page that ${often} names a shell from before a change of the shop is loaded anew one time, and is alive`, async ({
    page,
  }) => {
    let loads = 0
    await page.route(at("sport", LIST), async (route) => {
      loads += 1
      const { host, pathname } = new URL(at("sport", LIST))
      const headers = { ...route.request().headers(), host }
      const reply = await route.fetch({ url: `http://127.0.0.1:${process.env.PORT}${pathname}`, headers })
      const isOld = often === "always" || loads === 1
      const drawn = await reply.text()
      const old = drawn.replaceAll(/(\/shell\/[^"]*?)[0-9a-f]{16}\.json/g, "$10123456789abcdef.json")
      expect(old).not.toBe(drawn)
      // The policy knows the scripts of the page only as they were drawn.
      const { "content-security-policy": _, ...sent } = reply.headers()
      await route.fulfill({ status: 200, headers: sent, body: isOld ? old : drawn })
    })
    await page.context().addCookies([{ name: "cart", value: "1.2", url: at("sport") }])
    await page.goto(at("sport", LIST), { waitUntil: "commit" })
    // Two loads of the page, one after the other.
    await expect(page.locator('[data-slot=cart][data-count="2"]').first()).toBeAttached({ timeout: 60_000 })
    expect(loads).toBe(1 + reloads)
    await page.locator("main article a[data-slot=goods-link]").first().click()
    await expect(shown(page, "item")).toBeVisible()
    expect(loads).toBe(1 + reloads)
  })
}

for (const shop of shops) {
  test(`in ${shop} a link within the page leads there smoothly, a link to another page at once`, async ({ page }) => {
    await arrive(page, at(shop, LIST))
    // It comes with the late frame, once the page is used; until then the browser jumps by itself.
    await page.mouse.move(5, 5)
    const loaded = () =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/late-frame-"))
    await expect.poll(() => page.evaluate(loaded)).toBe(true)
    await page.waitForLoadState("networkidle")
    await page.evaluate(() => {
      const target = document.createElement("p")
      const link = document.createElement("a")
      Object.assign(target, { id: "far", textContent: "Far" })
      Object.assign(link, { href: "#far", textContent: "To far" })
      target.style.marginBlock = "2000px"
      document.getElementById("main")?.append(target)
      document.getElementById("main")?.prepend(link)
    })
    const places = page.evaluate(async () => {
      const seen = new Set<number>()
      for (let frame = 0; frame < 240; frame += 1) {
        await new Promise(requestAnimationFrame)
        seen.add(Math.round(scrollY))
      }
      return seen.size
    })
    await page.getByRole("link", { name: "To far" }).click()
    // Below the upper edge, or below the row of the header that stays there.
    const offset = () =>
      page.locator("#far").evaluate((target) => {
        const row = document.querySelector(".header-in")
        const stays = row && getComputedStyle(row).position === "sticky" ? row.getBoundingClientRect().bottom : 0
        return Math.round(target.getBoundingClientRect().top - stays)
      })
    await expect.poll(offset).toBe(30)
    await expect(page).toHaveURL(at(shop, `${LIST}#far`))
    expect(await places).toBeGreaterThan(5)

    // What comes after that jumps: the new page begins at its top.
    await page.evaluate(() => {
      const scrollTo = window.scrollTo.bind(window)
      Object.assign(window, { jumps: [] as number[] })
      window.scrollTo = (...where: [number, number] | [ScrollToOptions?]) => {
        Reflect.apply(scrollTo, window, where)
        Reflect.get(window, "jumps").push(scrollY)
      }
    })
    await page.getByRole("contentinfo").locator('a[href="/"], a[href^="/SaleGoods"]').first().click()
    await expect(page).toHaveURL((url) => url.hash === "")
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "jumps"))).toContain(0)
    await page.goBack()
    await expect(page).toHaveURL(at(shop, `${LIST}#far`))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
  })

  test(`in ${shop} the number of reviews leads to the reviews, which then are to be seen`, async ({ page }) => {
    await arrive(page, at(shop, await someItem(page, shop)))
    for (const _time of ["first", "second"]) {
      await page.locator('main a[href="#reviews"]').first().click()
      await expect(page.locator("#reviews")).toBeInViewport()
      await page.getByRole("tab").first().click()
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
      await expect(page.locator("#reviews")).not.toBeInViewport()
    }
    await expect(page).toHaveURL((url) => url.hash === "#reviews")
  })

  test(`in ${shop} what lies far below is laid out when it comes near, even if no script arrives`, async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort())
    await page.goto(at(shop))
    expect(await isLaidOut(footerOf(page))).toBe(false)
    await footerOf(page).scrollIntoViewIfNeeded()
    await expect.poll(() => isLaidOut(footerOf(page))).toBe(true)
  })

  test(`in ${shop} no script is asked for before the first screen is seen`, async ({ page }) => {
    await arrive(page, at(shop))
    const { seen, asked } = await page.evaluate(() => {
      const files = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"))
      const paints = performance.getEntriesByType("paint")
      return { seen: paints.map(({ startTime }) => startTime), asked: files.map(({ startTime }) => startTime) }
    })
    expect(asked.length).toBeGreaterThan(0)
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(Math.min(...seen, SCRIPTS_LATEST_MS))
  })

  test(`in ${shop} what is tapped before the page is alive happens once it is`, async ({ page }) => {
    await page.setViewportSize(searchScreen(shop))
    let letThrough = () => {}
    const tapped = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route("**/assets/*.js", async (route) => {
      await tapped
      await route.continue()
    })
    await page.goto(at(shop))
    await opensSearch(page, shop).click()
    letThrough()
    await expect(page.getByRole("dialog")).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toBeHidden()
  })

  test(`in ${shop} a fresh page is soon laid out to its end, and whoever comes back finds their place`, async ({
    page,
  }) => {
    await arrive(page, at(shop))
    await expect(page.locator("html[data-opening]")).toHaveCount(0)
    expect(await isLaidOut(footerOf(page))).toBe(true)

    const seen = page.locator("main > section").last()
    // Twice: what comes into sight may bring fonts, and with them other heights.
    for (const _ of ["brings fonts", "has them"]) {
      await seen.evaluate(async (section) => {
        section.scrollIntoView({ block: "center", behavior: "instant" })
        await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
        await document.fonts.ready
      })
    }
    const place = async () => Math.round((await seen.boundingBox())?.y ?? Number.NaN)
    const top = await place()
    const isBack = () => expect.poll(async () => Math.abs((await place()) - top)).toBeLessThan(10)
    // Playwright's own click may scroll first, and the place that is left would be another one.
    await seen
      .locator("a")
      .last()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page.locator('main[data-page="home"]')).toHaveCount(0)
    await page.goBack()
    await isBack()
    await page.reload()
    await isBack()
    await page.goto("about:blank")
    await page.goBack()
    await isBack()
  })
}
