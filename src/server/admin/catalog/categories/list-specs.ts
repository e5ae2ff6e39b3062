import { sql } from "drizzle-orm"
import type { CallReply } from "../../../../contract/calls.ts"
import type { Shop } from "../../../shop.ts"

const SPECS_MAX = 200
const VALUES_MAX = 200

/** The choices of the shop by name, each with its values. */
export async function listSpecs({ db, site }: Shop): Promise<CallReply<"GET /api/admin/spec/lists">["list"]> {
  const { rows } = await db.execute<{ name: string; values: string[] }>(sql`
    select s.name, array(
      select v.name from spec_value v where v.site_id = s.site_id and v.spec_id = s.id order by v.id limit ${VALUES_MAX}) as values
    from spec s where s.site_id = ${site.id} order by s.name limit ${SPECS_MAX}`)
  return rows
}
