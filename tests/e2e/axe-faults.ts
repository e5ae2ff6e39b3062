import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { laidOut } from "./shops.ts"

/** What axe finds wrong with the page as it stands, laid out to its end; or with a part of it. */
export async function faultsOf(page: Page, part = "html"): Promise<string[]> {
  await laidOut(page)
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`))
}
