import { type SQL, sql } from "drizzle-orm"
import type { adminLanguageCalls } from "../../../contract/admin/language-calls.ts"
import type { QueryOf } from "../../../contract/call.ts"
import type { CallReply } from "../../../contract/calls.ts"
import type { LocaleCode } from "../../../domain/locales/locales.ts"
import { TRANSLATED_KINDS, type TranslatedKind } from "../../../domain/locales/translated-texts.ts"
import type { Refused } from "../../api/handlers.ts"
import type { Shop } from "../../shop.ts"
import { wrongField } from "../catalog/wrong-field.ts"
import { pageOf } from "../page-of.ts"
import { thingsToTranslate } from "./things-to-translate.ts"

/** Counted so far and no further: a shop with a million goods is answered as quickly as any. */
const COUNTED_MAX = 10_000

type Counted = { kind: TranslatedKind; locale: LocaleCode | null; count: number }

/** How much of the shop speaks each of its languages. */
export async function listLanguages({ db, site }: Shop): Promise<CallReply<"GET /api/admin/language/lists">> {
  const others = site.offered.filter((locale) => locale !== site.siteDefault)
  const parts = TRANSLATED_KINDS.flatMap((kind) => {
    const things = thingsToTranslate(kind, site.id)
    const all = sql`select ${kind} as kind, null as locale, (
      select count(*) from (${things} limit ${COUNTED_MAX + 1}) t)::int as count`
    const missing = others.map(
      (locale) => sql`select ${kind}, ${locale}, (
        select count(*) from (${without(things, kind, site.id, locale)} limit ${COUNTED_MAX + 1}) t)::int`,
    )
    return [all, ...missing]
  })
  const { rows } = await db.execute<Counted>(sql.join(parts, sql` union all `))
  const found = (kind: TranslatedKind, locale: LocaleCode | null) =>
    rows.find((row) => row.kind === kind && row.locale === locale)?.count ?? 0
  const kinds = TRANSLATED_KINDS.filter((kind) => found(kind, null) > 0)
  const ofKinds = (count: (kind: TranslatedKind) => number) =>
    Object.fromEntries(kinds.map((kind) => [kind, Math.min(count(kind), COUNTED_MAX)]))
  return {
    own: site.siteDefault,
    kinds: kinds.map((kind) => {
      const total = found(kind, null)
      return { kind, total: Math.min(total, COUNTED_MAX), isMore: total > COUNTED_MAX }
    }),
    languages: others.map((locale) => ({
      locale,
      translated: ofKinds((kind) => Math.max(0, found(kind, null) - found(kind, locale))),
      missing: ofKinds((kind) => found(kind, locale)),
    })),
  }
}

/** What says nothing in a language yet, by name. */
export async function listMissing(
  { db, site }: Shop,
  { kind, locale, ...pages }: QueryOf<(typeof adminLanguageCalls)["GET /api/admin/language/missing"]>,
): Promise<CallReply<"GET /api/admin/language/missing"> | Refused> {
  if (locale === site.siteDefault || !site.offered.includes(locale)) return wrongField("locale", "localeNotOffered")
  const missing = without(thingsToTranslate(kind, site.id), kind, site.id, locale)
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${missing} limit ${COUNTED_MAX + 1}) t`,
  )
  return pageOf(pages, rows[0]?.count ?? 0, async ({ limit, offset }) => {
    const page = await db.execute<{ id: number; name: string }>(
      sql`select id, name from (${missing}) t order by id limit ${limit} offset ${offset}`,
    )
    return page.rows
  })
}

const without = (things: SQL, kind: TranslatedKind, siteId: number, locale: LocaleCode): SQL => sql`
  select id, name from (${things}) thing where not exists (
    select from translation said where said.site_id = ${siteId} and said.kind = ${kind} and said.entity_id = thing.id
      and said.locale = ${locale})`
