import { asc } from "drizzle-orm"
import type { RegionNode } from "../../contract/site-calls.ts"
import { region } from "../../db/schema/region.ts"
import type { Shop } from "../shop.ts"
import { treeOf } from "../tree-of.ts"
import { countryNames, isoOf } from "./country-names.ts"

/** Countries and their parts. Countries are named in the caller's language and sorted as it sorts. */
export async function siteRegions({ db, language }: Shop): Promise<RegionNode[]> {
  const rows = await db.select().from(region).orderBy(asc(region.name))
  const iso = isoOf(language)
  const countryName = countryNames(language)
  const countries = treeOf(
    rows,
    (row, children): RegionNode => ({
      id: row.id,
      code: row.code,
      name: row.parentId === null ? (countryName(row.code) ?? row.name) : row.name,
      callingCodes: row.callingCodes,
      children,
    }),
  )
  return countries.sort((one, other) => one.name.localeCompare(other.name, iso))
}
