import type { Page } from "@playwright/test"
import { faultsOf } from "./axe-faults.ts"
import { coveredElements } from "./covered-elements.ts"

type Look = (page: Page) => Promise<string[]>

/** What is wrong with a page as a visitor meets it: its status, what the browser complains about, and what a look at it shows. */
export async function pageFaults(page: Page, address: string, look: Look = lookWhole): Promise<string[]> {
  const faults: string[] = []
  const onError = (failure: Error) => faults.push(`error: ${failure.message}`)
  const onMessage = (message: { type: () => string; text: () => string }) => {
    if (message.type() === "error") faults.push(`console: ${message.text()}`)
  }
  page.on("pageerror", onError)
  page.on("console", onMessage)
  const reply = await page.goto(address, { waitUntil: "load" })
  if (reply?.status() !== 200) faults.push(`status ${reply?.status()}`)
  faults.push(...(await look(page)))
  page.off("pageerror", onError)
  page.off("console", onMessage)
  return faults
}

/** Waits until the page is alive and laid out to its end, then looks for what automatic checks can see. */
const lookWhole: Look = async (page) => [...(await faultsOf(page)), ...(await layoutFaults(page))]

/** Its width, its headline, its pictures, and what cannot be clicked. */
export const layoutFaults: Look = async (page) => [
  ...(await page.evaluate(visibleFaults)),
  ...(await coveredElements(page)),
]

function visibleFaults(): string[] {
  const sideways = document.documentElement.scrollWidth - window.innerWidth
  const headlines = [...document.querySelectorAll("h1")].filter((headline) => headline.checkVisibility())
  const broken = [...document.images].filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc)
  return [
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
    ...(headlines.length === 1 ? [] : [`${headlines.length} headlines`]),
    ...(headlines[0]?.textContent.trim() && document.title ? [] : ["no title"]),
    ...broken.map((image) => `broken picture ${image.currentSrc}`),
  ]
}
