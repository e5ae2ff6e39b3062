import { asc, eq, sql } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import { site } from "../../db/schema/site.ts"
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
      hosts: sql<
        string[]
      >`array(select d.host from site_domain d where d.site_id = ${site.id} order by d.is_primary desc, d.host)`,
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
