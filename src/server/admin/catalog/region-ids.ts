import { inArray } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { region } from "../../../db/schema/region.ts"
import { type WrongField, wrongField } from "./wrong-field.ts"

/** The regions by their codes; refused, under the field that named them, where there is no such region. */
export async function regionIds(
  tx: Queries,
  codes: readonly string[],
  field: string,
): Promise<Map<string, number> | WrongField> {
  const wanted = [...new Set(codes)]
  if (wanted.length === 0) return new Map()
  const rows = await tx.select({ id: region.id, code: region.code }).from(region).where(inArray(region.code, wanted))
  if (rows.length < wanted.length) return wrongField(field, "regionUnknown")
  return new Map(rows.map(({ id, code }) => [code, id]))
}
