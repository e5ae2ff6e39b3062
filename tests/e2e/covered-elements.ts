import type { Page } from "@playwright/test"

/** What is shown as something to use, but is not what a hand meets in its middle. */
export const coveredElements = (page: Page): Promise<string[]> => page.evaluate(findCovered)

async function findCovered(): Promise<string[]> {
  const FRAMES = 8
  const covered: string[] = []
  const before = scrollY
  const metInMiddle = (control: Element) => {
    const place = [...control.getClientRects()].find(({ width, height }) => width > 1 && height > 1)
    return place && document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2)
  }
  const isMet = (control: HTMLElement) => {
    const met = metInMiddle(control)
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
    return met === undefined || (met !== null && [control, ...labels].some((own) => own.contains(met)))
  }
  // A slider is taken by its thumb, which may stand anywhere.
  const controls = "a[href], button, input:not([type=hidden], [type=range]), select, textarea, summary"
  const lookIn = async (part: ParentNode) => {
    for (const control of part.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isMet(control)) continue
      const show = () => control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" })
      show()
      if (isMet(control)) continue
      // What comes into view late, or was folded at another width, is laid out over the next frames; only few wait for it.
      for (let frame = 0; frame < FRAMES && !isMet(control); frame++) {
        await new Promise(requestAnimationFrame)
        show()
      }
      if (isMet(control)) continue
      const met = metInMiddle(control)
      const name = control.ariaLabel ?? control.textContent.trim().slice(0, 40)
      covered.push(`${control.localName} "${name}" lies below ${met?.localName ?? "nothing"} "${met?.className ?? ""}"`)
    }
  }
  await lookIn(document)
  for (const folded of document.querySelectorAll<HTMLDetailsElement>("details:not([open])")) {
    if (!folded.checkVisibility({ visibilityProperty: true })) continue
    folded.open = true
    folded.scrollIntoView({ block: "center", inline: "center", behavior: "instant" })
    await lookIn(folded)
    folded.open = false
  }
  scrollTo({ top: before, behavior: "instant" })
  return covered
}
