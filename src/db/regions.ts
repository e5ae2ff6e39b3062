import { inArray, sql } from "drizzle-orm"
import type { Queries } from "./database.ts"
import { COUNTRIES } from "./regions/countries.ts"
import { COUNTRY_PARTS } from "./regions/country-parts.ts"
import { region } from "./schema/region.ts"

export type KnownRegion = { code: string; name: string; country: string | null; callingCodes: string[] }

/** Countries first, then their parts. */
export const REGIONS: readonly KnownRegion[] = [...countries(), ...parts()]

/** Brings the table of regions up to date; every deployment needs it, after the migrations. Rows that fit are not written. */
export async function ensureRegions(db: Queries): Promise<void> {
  await db.transaction(async (tx) => {
    await write(
      tx,
      REGIONS.filter((known) => known.country === null),
    )
    await write(
      tx,
      REGIONS.filter((known) => known.country !== null),
    )
  })
}

async function write(db: Queries, wanted: KnownRegion[]): Promise<void> {
  const codes = wanted.flatMap((known) => (known.country ? [known.code, known.country] : [known.code]))
  const present = new Map(
    (
      await db
        .select()
        .from(region)
        .where(inArray(region.code, [...new Set(codes)]))
    ).map((row) => [row.code, row]),
  )
  const rows = wanted
    .map(({ code, name, country, callingCodes }) => {
      return { code, name, callingCodes, parentId: country ? (present.get(country)?.id ?? null) : null }
    })
    .filter((row) => {
      const old = present.get(row.code)
      return (
        old?.name !== row.name || old.parentId !== row.parentId || String(old.callingCodes) !== String(row.callingCodes)
      )
    })
  if (rows.length === 0) return
  await db
    .insert(region)
    .values(rows)
    .onConflictDoUpdate({
      target: region.code,
      set: { name: sql`excluded.name`, callingCodes: sql`excluded.calling_codes`, parentId: sql`excluded.parent_id` },
    })
}

function countries(): KnownRegion[] {
  return COUNTRIES.trim()
    .split("\n")
    .map((line) => {
      const [code = "", calling = "", ...name] = line.split(" ")
      return { code, name: name.join(" "), country: null, callingCodes: calling.split(",") }
    })
}

function parts(): KnownRegion[] {
  return Object.entries(COUNTRY_PARTS).flatMap(([country, text]) =>
    text.split(",").map((entry) => {
      const [code, ...name] = entry.trim().split(" ")
      return { code: `${country}-${code}`, name: name.join(" "), country, callingCodes: [] }
    }),
  )
}
