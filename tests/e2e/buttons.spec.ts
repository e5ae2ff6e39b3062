import { expect, type Page, test } from "@playwright/test"
import { SCREENS, type ScreenName } from "../../src/domain/site/screens.ts"
import type { TemplateName } from "../../src/domain/site/templates.ts"
import { enter, screensOf } from "./screen-addresses.ts"
import { at, visit } from "./shops.ts"

/** Where nobody minds what is pressed, for screens on which one changes what is one's own. */
const SMALL = { "default-modulized": "guest-shop", sport: "locked-shop" } as const
const OF_AN_ORDER: readonly ScreenName[] = ["cart", "checkOut", "orderDetail", "remark"]
const changes = (screen: ScreenName) => SCREENS[screen].signIn || OF_AN_ORDER.includes(screen)

const BUTTONS = "button, summary, [role=tab], [role=switch]"

type Press = { name: string; isChanged: boolean; hasMoved: boolean }

/**
 * The kinds of buttons that can be seen: of those that differ in the good that they are about, the first, which is marked.
 * Late parts and removed lines change which buttons there are, so it is asked before each press.
 */
const markKinds = (page: Page, within: string): Promise<string[]> =>
  page.evaluate(
    ([buttons, place]) => {
      const kinds = new Set<string>()
      for (const button of document.querySelectorAll<HTMLElement>(buttons)) {
        delete button.dataset.buttonKind
        const isOff = button.matches(":disabled, [aria-current], [aria-selected=true], dialog:not([open]) *")
        if (isOff || !button.matches(place) || !button.checkVisibility({ visibilityProperty: true })) continue
        const { value } = button instanceof HTMLButtonElement ? button : { value: "" }
        const kind = [
          button.dataset.slot,
          value.split(":")[0],
          button.closest("[data-slot]")?.getAttribute("data-slot"),
        ]
        const word = button.closest("article, [data-slot=card]") ? "" : (button.ariaLabel ?? button.textContent)
        const key = [...kind, word.replace(/\d+/g, "")].join(" ")
        if (!kinds.has(key)) button.dataset.buttonKind = key
        kinds.add(key)
      }
      return [...kinds]
    },
    [BUTTONS, within] as const,
  )

/** Presses a button and waits until something has come of it: on the page, of the address, the focus, the scroll, or a request. */
const press = (page: Page, kind: string): Promise<Press> =>
  page.evaluate(async (wanted) => {
    const marked = document.querySelectorAll<HTMLElement>("[data-button-kind]")
    const button = [...marked].find(({ dataset }) => dataset.buttonKind === wanted)
    if (!button) return { name: "gone", isChanged: true, hasMoved: true }
    const name = `${button.dataset.slot ?? button.localName} "${button.ariaLabel ?? button.textContent.trim()}"`
    button.focus({ preventScroll: true })
    const before = { focus: document.activeElement, scroll: scrollY, address: location.href }
    const asked = performance.getEntriesByType("resource").length
    let isChanged = false
    // What a clock shows changes by itself.
    const watch = new MutationObserver((changes) => {
      const own = changes.filter(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement
        return !element?.closest("[role=timer], [data-slot^=clock], [data-slot=countdown]")
      })
      if (own.length > 0) isChanged = true
    })
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    button.click()
    const until = performance.now() + 10_000
    const hasMoved = () => location.href !== before.address
    const isSeen = () => isChanged || hasMoved() || document.activeElement !== before.focus || scrollY !== before.scroll
    const isOther = () => isSeen() || performance.getEntriesByType("resource").length !== asked
    const wait = async (isThere: () => boolean, end: number) => {
      while (!isThere() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await wait(isOther, until)
    // What was asked for may still open something over the page.
    await wait(isSeen, performance.now() + 1000)
    watch.disconnect()
    const isOpen = document.querySelector("dialog[open]") !== null
    return { name, isChanged: isOther(), hasMoved: hasMoved() || isOpen || !button.isConnected }
  }, kind)

/** Buttons of a page that do nothing. Where one leads elsewhere, or opens something, the page is opened anew. */
async function idleButtons(page: Page, open: () => Promise<unknown>, within: string): Promise<string[]> {
  await open()
  const path = new URL(page.url()).pathname
  const idle: string[] = []
  for (const kind of await markKinds(page, within)) {
    if ((await page.locator("dialog[open]").count()) > 0) await open()
    await markKinds(page, within)
    // A page that goes takes the answer with it, and going is one.
    const pressed = await press(page, kind).catch(() => null)
    if (pressed && !pressed.isChanged) idle.push(`${path}: ${pressed.name}`)
    if (!pressed || pressed.hasMoved) await open()
  }
  return idle
}

test.use({ reducedMotion: "reduce" })

const IN_MAIN = "main *"
const IN_FRAME = "body *:not(main *)"

for (const template of ["default-modulized", "sport"] as const satisfies TemplateName[]) {
  test(`no button of the frame of ${template} does nothing, on a wide screen and on a phone`, async ({ page }) => {
    const open = () => visit(page, at(template, SCREENS.about.path))
    const idle: string[] = []
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 })
      idle.push(...(await idleButtons(page, open, IN_FRAME)))
    }
    expect(idle).toEqual([])
  })

  for (const screen of screensOf(template)) {
    test(`no button on ${screen} of ${template} does nothing`, async ({ page }) => {
      const shop = changes(screen) ? SMALL[template] : template
      const open = async () => visit(page, at(shop, await enter(page, shop, screen)))
      expect(await idleButtons(page, open, IN_MAIN)).toEqual([])
    })
  }
}
