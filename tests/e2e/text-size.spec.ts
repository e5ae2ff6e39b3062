import { expect, type Page, test } from "@playwright/test"
import { at, LIST, shops, someItem, someVariants, visit } from "./shops.ts"

/** What somebody has who has set their browser to letters of twice the usual size. */
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--blink-settings=defaultFontSize=32"],
  },
})

/** Lines of text that lie over each other, and how far the page is wider than its screen. */
const collisions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Line = { text: string; element: Element; x: number; y: number; right: number; bottom: number }
    const HIDDEN = ".visually-hidden, [data-slot=chat], [aria-hidden=true], option"

    /** What of a line can be seen: faces reach over their letters, and boxes cut off what does not fit. */
    function seen(element: Element, rect: DOMRect): Omit<Line, "text" | "element"> {
      let { x, right } = rect
      let y = rect.y + rect.height * 0.2
      let bottom = rect.bottom - rect.height * 0.2
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflow, position } = getComputedStyle(box)
        // What stays in place lies over what scrolls below it.
        if (position === "fixed" || position === "sticky") return { x: 0, y: 0, right: 0, bottom: 0 }
        if (overflow === "visible") continue
        const edge = box.getBoundingClientRect()
        x = Math.max(x, edge.x)
        y = Math.max(y, edge.y)
        right = Math.min(right, edge.right)
        bottom = Math.min(bottom, edge.bottom)
      }
      return { x, y, right, bottom }
    }

    const lines: Line[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ""
      if (!element || text === "" || element.closest(HIDDEN)) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        const line = { text: text.slice(0, 40), element, ...seen(element, rect) }
        if (line.right - line.x > 4 && line.bottom - line.y > 4) lines.push(line)
      }
    }
    const found = new Set<string>()
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.x, other.x)
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.y, other.y)
        if (one.element !== other.element && across > 4 && down > 4)
          found.add(`“${one.text}” and “${other.text}” collide`)
      }
    }
    const sideways = document.documentElement.scrollWidth - innerWidth
    return [...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []), ...found]
  })

for (const shop of shops) {
  for (const width of [1280, 375]) {
    test(`letters of twice the size collide nowhere in ${shop} at ${width} px`, async ({ page, context }) => {
      await page.setViewportSize({ width, height: 800 })
      const [id] = await someVariants(page.request, shop)
      await context.addCookies([{ name: "cart", value: `${id}.2`, url: at(shop) }])
      const item = await someItem(page, shop)
      const paths = ["/", LIST, item, "/Cart/lists", `/Order/check-out?ids=${id}`]
      for (const path of paths) {
        await visit(page, at(shop, path))
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px")
        expect.soft(await collisions(page), path).toEqual([])
      }
    })
  }
}
