import { sql } from "drizzle-orm"
import { site } from "../../db/schema/site.ts"

/** Column of a query over sites: where each is reached, the primary host first. */
export const hostsOfSite = sql<string[]>`array(
  select d.host from site_domain d where d.site_id = ${site.id} order by d.is_primary desc, d.host)`
