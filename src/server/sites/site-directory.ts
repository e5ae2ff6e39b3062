import { eq, type SQL, sql } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import type { Changes } from "../../db/hear-changes.ts"
import { region } from "../../db/schema/region.ts"
import { site } from "../../db/schema/site.ts"
import { siteDomain } from "../../db/schema/site-settings.ts"
import { DEFAULT_LOCALE, localeOf, offeredLocales } from "../../domain/locales/locales.ts"
import type { TranslatedKind } from "../../domain/locales/translated-texts.ts"
import { OFFLINE_WAYS } from "../../domain/orders/payment-way.ts"
import { appsOn } from "../../domain/site/apps.ts"
import { EVERYTHING_CHANGED } from "../../domain/site/change-tag.ts"
import { siteTypeOf } from "../../domain/site/site-type.ts"
import type { Site, SiteCurrency, SiteOfflineWay } from "../site.ts"
import { hostsOfSite } from "./hosts-of-site.ts"
import { siteTax } from "./site-tax.ts"
import { trustedForMs } from "./trusted-for.ts"

export type SiteDirectory = {
  /** The site of the first host that belongs to one, else the default site; null where there is none at all. */
  find: (hosts: readonly (string | null)[]) => Promise<Site | null>
  /** The site of that name; null where there is none, or none is named. */
  named: (name: string | undefined) => Promise<Site | null>
}

/** A directory that remembers, and can be asked without waiting for what it remembers. */
export type RememberingDirectory = SiteDirectory & {
  known: (host: string | null) => Site | null
  close: () => void
}

/** Hosts remembered; anybody can send any Host header, so there is an end to it. */
const HOSTS_MAX = 1000
const DEFAULT_SITE = ""
/** No host has a slash: names are remembered beside them. */
const BY_NAME = "/"

type Entry = { loading: Promise<Site | null>; site?: Site | null; at: number }

/** With `changes` a found site is dropped when it changes; without, a merchant's change shows within a second. */
export function siteDirectory(db: Database, changes?: Changes): RememberingDirectory {
  const found = new Map<string, Entry>()
  const isFresh = (entry: Entry) => Date.now() - entry.at < trustedForMs(changes)
  const close = changes?.onChange((tags) => {
    for (const tag of tags) if (tag === EVERYTHING_CHANGED || tag.startsWith("site:")) found.clear()
  })

  function load(host: string): Entry {
    const before = found.get(host)?.site
    if (found.size >= HOSTS_MAX) found.clear()
    const loading = loadSite(db, isWanted(host)).catch((failure) => {
      // Without a database kept pages can still be served, to whoever asks by a host that is known already.
      if (before) return before
      throw failure
    })
    const entry: Entry = { loading, at: Date.now() }
    found.set(host, entry)
    loading.then(
      (site) => {
        entry.site = site
      },
      () => found.get(host) === entry && found.delete(host),
    )
    return entry
  }

  function look(host: string): Promise<Site | null> {
    const entry = found.get(host)
    return (entry && isFresh(entry) ? entry : load(host)).loading
  }

  function remembered(host: string): Site | null | undefined {
    const entry = found.get(host)
    return entry && isFresh(entry) ? entry.site : undefined
  }

  return {
    find: async (hosts) => {
      for (const host of hosts) {
        const site = host && (await look(host))
        if (site) return site
      }
      return look(DEFAULT_SITE)
    },
    named: async (name) => (name ? look(BY_NAME + name) : null),
    known: (host) => {
      const own = host ? remembered(host) : null
      return (own === null ? remembered(DEFAULT_SITE) : own) ?? null
    },
    close: () => close?.(),
  }
}

function isWanted(key: string): SQL {
  if (key === DEFAULT_SITE) return sql`${site.isDefault}`
  return key.startsWith(BY_NAME) ? eq(site.name, key.slice(BY_NAME.length)) : isSiteOf(key)
}

const isSiteOf = (host: string) =>
  sql`${site.id} = (select ${siteDomain.siteId} from ${siteDomain} where ${siteDomain.host} = ${host})`

const saidIn = (kind: TranslatedKind, id: SQL) => sql`(
  select json_object_agg(t.locale, t.texts) from translation t
  where t.site_id = ${site.id} and t.kind = ${kind} and t.entity_id = ${id})`

async function loadSite(db: Database, where: SQL): Promise<Site | null> {
  const [row] = await db
    .select({
      site,
      defaultRegion: region.code,
      appIds: sql<number[]>`array(select app_id from site_app a where a.site_id = ${site.id} order by 1)`,
      hosts: hostsOfSite,
      currencies: sql<SiteCurrency[]>`(
        select coalesce(json_agg(json_build_object(
          'id', c.id, 'code', c.code, 'symbol', c.symbol, 'rate', trim_scale(c.rate)::text, 'isBase', c.is_base
        ) order by c.is_base desc, c.position, c.id), '[]') from currency c where c.site_id = ${site.id})`,
      offlineWays: sql<SiteOfflineWay[]>`(
        select coalesce(json_agg(json_build_object(
          'way', w.way, 'isOn', w.is_on, 'instructions', w.instructions, 'expiryHours', w.expiry_hours,
          'said', ${saidIn("offline_way", sql`array_position(${sql.param([...OFFLINE_WAYS])}::text[], w.way)`)}
        ) order by w.way), '[]') from offline_way w where w.site_id = ${site.id})`,
      said: sql<Site["said"]>`coalesce(${saidIn("site", sql`${site.id}`)}, '{}')`,
      tax: siteTax,
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
