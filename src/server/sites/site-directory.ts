import { eq, type SQL, sql } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import { region } from "../../db/schema/region.ts"
import { site } from "../../db/schema/site.ts"
import { siteDomain } from "../../db/schema/site-settings.ts"
import { type App, appsOn } from "../../domain/apps.ts"
import { DEFAULT_LOCALE, type LocaleCode, localeOf, offeredLocales } from "../../domain/locales.ts"
import { type SiteType, siteTypeOf } from "../../domain/site-type.ts"

export type SiteCurrency = { id: number; code: string; symbol: string; rate: string; isBase: boolean }

/** A site with what nearly every request needs of it. */
export type Site = typeof site.$inferSelect & {
  siteType: SiteType
  appIds: number[]
  apps: ReadonlySet<App>
  currencies: SiteCurrency[]
  defaultRegion: string | null
  siteDefault: LocaleCode
  offered: LocaleCode[]
}

export type SiteDirectory = {
  /** The site of the first host that belongs to one, else the default site; null where there is none at all. */
  find: (hosts: readonly (string | null)[]) => Promise<Site | null>
}

/** How long a found site is trusted: a merchant's change shows within this time on every process. */
const FRESH_MS = 1000
/** Hosts remembered; anybody can send any Host header, so there is an end to it. */
const HOSTS_MAX = 1000
const DEFAULT_SITE = ""

export function siteDirectory(db: Database): SiteDirectory {
  const found = new Map<string, { site: Promise<Site | null>; at: number }>()

  function look(host: string): Promise<Site | null> {
    const known = found.get(host)
    if (known && Date.now() - known.at < FRESH_MS) return known.site
    if (found.size >= HOSTS_MAX) found.clear()
    const where = host === DEFAULT_SITE ? sql`${site.isDefault}` : isSiteOf(host)
    const entry = { site: loadSite(db, where), at: Date.now() }
    found.set(host, entry)
    entry.site.catch(() => found.delete(host))
    return entry.site
  }

  return {
    find: async (hosts) => {
      for (const host of hosts) {
        const site = host && (await look(host))
        if (site) return site
      }
      return look(DEFAULT_SITE)
    },
  }
}

const isSiteOf = (host: string) =>
  sql`${site.id} = (select ${siteDomain.siteId} from ${siteDomain} where ${siteDomain.host} = ${host})`

async function loadSite(db: Database, where: SQL): Promise<Site | null> {
  const [row] = await db
    .select({
      site,
      defaultRegion: region.code,
      appIds: sql<number[]>`array(select app_id from site_app a where a.site_id = ${site.id} order by 1)`,
      currencies: sql<SiteCurrency[]>`(
        select coalesce(json_agg(json_build_object(
          'id', c.id, 'code', c.code, 'symbol', c.symbol, 'rate', trim_scale(c.rate)::text, 'isBase', c.is_base
        ) order by c.is_base desc, c.position, c.id), '[]') from currency c where c.site_id = ${site.id})`,
    })
    .from(site)
    .leftJoin(region, eq(region.id, site.defaultRegionId))
    .where(where)
  if (!row) return null
  const { site: settings, ...rest } = row
  const siteType = siteTypeOf(settings.type)
  const siteDefault = localeOf(settings.languageCode) ?? DEFAULT_LOCALE
  const offered = offeredLocales(settings.locales, siteDefault)
  return { ...settings, ...rest, siteType, siteDefault, offered, apps: new Set(appsOn(row.appIds, siteType)) }
}
