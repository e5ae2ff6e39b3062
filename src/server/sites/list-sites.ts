import { asc, sql } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import { site } from "../../db/schema/site.ts"
import { siteTypeOf } from "../../domain/site/site-type.ts"
import { hostsOfSite } from "./hosts-of-site.ts"

/** A line a shop: name, template, kind, mode, hosts and how much is in it. */
export async function listSites(db: Database): Promise<string[]> {
  const rows = await db
    .select({
      name: site.name,
      template: site.template,
      type: site.type,
      mode: site.mode,
      isDefault: site.isDefault,
      hosts: hostsOfSite,
      goods: sql<number>`(select count(*) from goods g where g.site_id = ${site.id})`,
    })
    .from(site)
    .orderBy(asc(site.id))
  if (rows.length === 0) return ["There is no shop yet."]
  return rows.map(({ name, template, type, mode, isDefault, hosts, goods }) =>
    [name, isDefault ? "(default)" : "", template, siteTypeOf(type), mode, `${goods} goods`, hosts.join(", ")]
      .filter(Boolean)
      .join("  "),
  )
}
