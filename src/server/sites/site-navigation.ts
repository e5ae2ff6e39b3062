import { asc, eq } from "drizzle-orm"
import type { NavigationNode } from "../../contract/site-calls.ts"
import { navigationEntry } from "../../db/schema/navigation.ts"
import { entryAddress } from "../../domain/site/navigation.ts"
import type { Shop } from "../shop.ts"
import { treeOf } from "../tree-of.ts"

/** The menu as a tree; which entry is active is the page's business. */
export async function siteNavigation({ db, site }: Shop): Promise<NavigationNode[]> {
  const rows = await db
    .select()
    .from(navigationEntry)
    .where(eq(navigationEntry.siteId, site.id))
    .orderBy(asc(navigationEntry.position), asc(navigationEntry.id))
  return treeOf(rows, (row, sub): NavigationNode => {
    const entry = { id: String(row.categoryId ?? row.tagType ?? row.contentId), type: row.type, url: row.url }
    return { ...entry, dnames: row.label, url: entryAddress(entry), active: false, sub }
  })
}
