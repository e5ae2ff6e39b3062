import { eq } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import { site } from "../../db/schema/site.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import type { SiteMode } from "../../domain/site/site-mode.ts"

/** Whether a shop takes real money or test money. */
export async function setMode(
  db: Database,
  name: string,
  mode: SiteMode,
): Promise<{ mode: SiteMode } | Refusal<"unknownSite">> {
  const changed = await db.update(site).set({ mode }).where(eq(site.name, name)).returning({ id: site.id })
  return changed.length === 0 ? refused("unknownSite") : { mode }
}
