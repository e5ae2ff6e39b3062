import { asc, eq, getTableColumns, sql } from "drizzle-orm"
import type { NavigationNode } from "../../contract/site-calls.ts"
import { navigationEntry } from "../../db/schema/navigation.ts"
import { spoken } from "../../domain/locales/translated-texts.ts"
import { entryAddress } from "../../domain/site/navigation.ts"
import { ownTexts, saidTexts } from "../said.ts"
import type { Shop } from "../shop.ts"
import { treeOf } from "../tree-of.ts"

/** The menu as a tree; which entry is active is the page's business. */
export async function siteNavigation(shop: Shop): Promise<NavigationNode[]> {
  const { db, site } = shop
  const rows = await db
    .select({
      ...getTableColumns(navigationEntry),
      said: saidTexts(shop, "navigation_entry", sql`${navigationEntry.id}`),
    })
    .from(navigationEntry)
    .where(eq(navigationEntry.siteId, site.id))
    .orderBy(asc(navigationEntry.position), asc(navigationEntry.id))
  return treeOf(rows, (found, sub): NavigationNode => {
    const { row, own } = spoken(found, found.said, ["label"])
    const entry = { id: String(row.categoryId ?? row.tagType ?? row.contentId), type: row.type, url: row.url }
    return {
      ...entry,
      dnames: row.label,
      url: entryAddress(entry),
      active: false,
      ...ownTexts(shop, own, { label: "dnames" }),
      sub,
    }
  })
}
