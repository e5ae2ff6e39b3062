import { asc, eq } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import { site } from "../../db/schema/site.ts"
import { hostsOfSite } from "../sites/hosts-of-site.ts"
import { siteOrigin } from "../sites/site-origin.ts"
import type { Visitor } from "../visitor.ts"

/** A demo shop, and where this visitor finds it. */
export type DemoShop = { name: string; title: string; template: string; origin: string }

export async function demoShops(db: Database, visitor: Visitor, configured: string | undefined): Promise<DemoShop[]> {
  const rows = await db
    .select({
      name: site.name,
      title: site.title,
      template: site.template,
      isDefault: site.isDefault,
      hosts: hostsOfSite,
    })
    .from(site)
    .where(eq(site.mode, "demo"))
    .orderBy(asc(site.id))
  return rows.map(({ name, title, template, ...home }) => ({
    name,
    title,
    template,
    origin: siteOrigin(home, visitor, configured),
  }))
}
