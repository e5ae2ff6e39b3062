import type { Page } from "@playwright/test"

/** What is shown as something to use, but is not what a hand meets in its middle. */
export const coveredElements = (page: Page): Promise<string[]> => page.evaluate(findCovered)

async function findCovered(): Promise<string[]> {
  const covered: string[] = []
  const before = scrollY
  // A slider is taken by its thumb, which may stand anywhere.
  const controls = "a[href], button, input:not([type=hidden], [type=range]), select, textarea, summary"
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" })
    await new Promise(requestAnimationFrame)
    const [place] = [...control.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    if (!place) continue
    const met = document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2)
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
    if (met && [control, ...labels].some((own) => own.contains(met))) continue
    const name = control.ariaLabel ?? control.textContent.trim().slice(0, 40)
    covered.push(`${control.localName} "${name}" lies below ${met?.localName ?? "nothing"} "${met?.className ?? ""}"`)
  }
  scrollTo({ top: before, behavior: "instant" })
  return covered
}
