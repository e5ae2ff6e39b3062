import type { Page } from "@playwright/test"
import axe from "axe-core"
import { laidOut } from "./shops.ts"

const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]

/** What axe finds wrong with the page as it stands, laid out to its end and at rest; or with a part of it. */
export async function faultsOf(page: Page, part = "html"): Promise<string[]> {
  await laidOut(page)
  await atRest(page)
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source)
  // Naming elements takes a third of the time: that is done only where something was found.
  return (await runAxe(page, part, false)).length === 0 ? [] : runAxe(page, part, true)
}

/** Halfway through a fade no colour is what it will be. What runs for ever or with the scrolling is not waited for. */
const atRest = (page: Page) =>
  page.waitForFunction(() => {
    const isOnItsWay = ({ playState, timeline, effect }: Animation) =>
      playState === "running" &&
      timeline === document.timeline &&
      effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    return !document.getAnimations().some(isOnItsWay)
  })

function runAxe(page: Page, part: string, selectors: boolean): Promise<string[]> {
  const options: axe.RunOptions = {
    runOnly: { type: "tag", values: TAGS },
    resultTypes: ["violations"],
    iframes: false,
    preload: false,
    selectors,
  }
  return page.evaluate(findViolations, { part, options })
}

async function findViolations({ part, options }: { part: string; options: axe.RunOptions }): Promise<string[]> {
  const { violations } = await window.axe.run({ include: [part] }, options)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target = [] }) => `${id}: ${target.join(" ")}`))
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
