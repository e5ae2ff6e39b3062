import type { Server } from "node:http"
import { asc, desc, eq, ne } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import { site } from "../../db/schema/site.ts"
import { siteDomain } from "../../db/schema/site-settings.ts"

/** Where the shops can be opened, a line each, for whoever has just started them. */
export async function siteAddresses(db: Database, server: Server, adminOrigin: string | undefined): Promise<string[]> {
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  const rows = await db
    .select({ host: siteDomain.host, title: site.title, isDefault: site.isDefault, mode: site.mode })
    .from(site)
    .leftJoin(siteDomain, eq(siteDomain.siteId, site.id))
    .orderBy(desc(site.isDefault), asc(site.id), desc(siteDomain.isPrimary))
  const lines = rows
    .filter((row) => row.host !== null)
    .map((row) => `  http://${row.host}:${port}  ${row.title}${row.isDefault ? " (also any other host)" : ""}`)
  const hasShowroom = rows.some(({ isDefault, mode }) => isDefault && mode === "demo")
  const staff = adminOrigin ?? `http://admin.localhost:${port}`
  const ofOthers =
    adminOrigin === undefined && lines.length > 1 ? " of the first shop, admin. before the host of each" : ""
  return [
    `\nVitrine is open at http://localhost:${port}`,
    ...lines,
    ...(hasShowroom ? [`  http://localhost:${port}/templates  all templates, to be looked at`] : []),
    `  ${staff}  for staff${ofOthers}`,
    `  http://localhost:${port}/api/docs  the API`,
  ]
}

/** Says which shops take test money, so that nobody opens one of them to real buyers unknowingly. */
export async function testMoneyShops(db: Database): Promise<string[]> {
  const rows = await db
    .select({ name: site.name, mode: site.mode })
    .from(site)
    .where(ne(site.mode, "live"))
    .orderBy(asc(site.id))
  if (rows.length === 0) return []
  const shops = rows.map(({ name, mode }) => `${name} (${mode})`).join(", ")
  return [`Test money only, nothing real is paid: ${shops}. To sell for real: npm run site -- mode NAME live`]
}
