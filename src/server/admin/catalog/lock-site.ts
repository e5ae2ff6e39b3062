import { eq } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { site } from "../../../db/schema/site.ts"

/** The site's row, locked: what is replaced as a whole is replaced by one at a time, or two lists would end as both. */
export async function lockSite(tx: Queries, siteId: number): Promise<typeof site.$inferSelect> {
  const [row] = await tx.select().from(site).where(eq(site.id, siteId)).for("no key update")
  if (!row) throw new Error(`There is no site ${siteId}`)
  return row
}
