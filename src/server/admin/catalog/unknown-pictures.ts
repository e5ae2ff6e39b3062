import { sql } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import { intList } from "./int-list.ts"

/** Refuses pictures that the shop does not have. Those it has are held: they cannot be removed until this change is made. */
export async function unknownPictures(
  tx: Queries,
  siteId: number,
  ids: readonly (number | null | undefined)[],
): Promise<Refusal<"unknownPicture", { ids: number[] }> | null> {
  const wanted = [...new Set(ids.filter((id) => typeof id === "number"))]
  if (wanted.length === 0) return null
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from media where site_id = ${siteId} and id = any(${intList(wanted)}) order by id for key share`)
  const missing = wanted.filter((id) => !rows.some((row) => row.id === id))
  return missing.length > 0 ? refused("unknownPicture", { ids: missing }) : null
}
