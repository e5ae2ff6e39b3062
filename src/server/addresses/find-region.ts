import { sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"

export type RegionNamed = { region_id?: number | undefined; region_code?: string | undefined }

/** A country, or a part of one; the country of a country is itself. */
export type FoundRegion = {
  id: number
  code: string
  name: string
  country: { id: number; code: string; name: string; callingCodes: string[] }
}

/** The region that an address names by its id or its code; null where there is none. */
export async function findRegion(
  db: Pick<Queries, "execute">,
  { region_id, region_code }: RegionNamed,
): Promise<FoundRegion | null> {
  const isNamed = region_id !== undefined ? sql`r.id = ${region_id}` : sql`r.code = ${region_code ?? ""}`
  const { rows } = await db.execute<FoundRegion>(sql`
    select r.id, r.code, r.name, json_build_object(
      'id', c.id, 'code', c.code, 'name', c.name, 'callingCodes', c.calling_codes) as country
    from region r join region c on c.id = coalesce(r.parent_id, r.id) where ${isNamed}`)
  return rows[0] ?? null
}
