import { type SQL, sql } from "drizzle-orm"
import { commaIn } from "../domain/locales/comma.ts"
import type { LocaleCode } from "../domain/locales/locales.ts"
import type { SaidBody, SaidTexts, TextOf, TranslatedKind } from "../domain/locales/translated-texts.ts"

/** Who is spoken to: a visitor of the shop, or the reader of a mail. */
export type Listener = {
  site: { id: number; siteDefault: LocaleCode; offered: readonly LocaleCode[] }
  language: string
}

/** The language of translations that are to be read; null where the shop's own is wanted, or one that it does not offer. */
export function saidLocale({ site, language }: Listener): LocaleCode | null {
  if (language === site.siteDefault) return null
  return site.offered.find((code) => code === language) ?? null
}

const saidPart = (listener: Listener, kind: TranslatedKind, id: SQL, part: SQL): SQL => {
  const locale = saidLocale(listener)
  if (locale === null) return sql`null`
  return sql`(select ${part} from translation said where said.site_id = ${listener.site.id} and said.kind = ${kind}
    and said.entity_id = ${id} and said.locale = ${locale})`
}

/** What lists show of a thing in the listener's language, as a column of the query that reads the thing; null where it is not said. */
export const saidTexts = <Kind extends TranslatedKind>(listener: Listener, kind: Kind, id: SQL) =>
  saidPart(listener, kind, id, sql`said.texts`) as SQL<SaidTexts<Kind> | null>

/** The same for what its own page shows. */
export const saidBody = <Kind extends TranslatedKind>(listener: Listener, kind: Kind, id: SQL) =>
  saidPart(listener, kind, id, sql`said.body`) as SQL<SaidBody<Kind> | null>

/** One text of a thing in the listener's language, else in the shop's own. */
export const saidText = <Kind extends TranslatedKind>(
  listener: Listener,
  kind: Kind,
  id: SQL,
  text: TextOf<Kind>,
  own: SQL,
): SQL<string> =>
  saidLocale(listener) === null
    ? sql`${own}`
    : sql`coalesce(${saidPart(listener, kind, id, sql`said.texts ->> ${sql.raw(`'${text}'`)}`)}, ${own})`

/** What a thing is called in each of the shop's languages that it was translated into; null where there are none. */
export type NamesSaid = Partial<Record<LocaleCode, string>> | null

/** All that is said of a good on its own page, in one look: what it is called in each language, and the listener's texts. */
export function goodsSaid(listener: Listener, id: SQL): SQL {
  const { site } = listener
  if (site.offered.length < 2) return sql`(select null::jsonb as texts, null::jsonb as body, null::json as names)`
  const ofListener = sql`filter (where said.locale = ${saidLocale(listener) ?? ""})`
  return sql`(select (array_agg(said.texts) ${ofListener})[1] as texts, (array_agg(said.body) ${ofListener})[1] as body,
      json_object_agg(said.locale, said.texts ->> 'name') as names
    from translation said where said.site_id = ${site.id} and said.kind = 'goods' and said.entity_id = ${id}
      and said.locale = any(${sql.param([...site.offered])}))`
}

export const namesSaid = (site: Listener["site"], kind: "goods", id: SQL): SQL<NamesSaid> =>
  site.offered.length < 2
    ? sql`null`
    : sql`(select json_object_agg(said.locale, said.texts ->> 'name') from translation said
        where said.site_id = ${site.id} and said.kind = ${kind} and said.entity_id = ${id}
          and said.locale = any(${sql.param([...site.offered])}))`

/** What tells a variant from the others of its good: "Colour: Red, Size: M". */
export const specsSaid = (listener: Listener, variantId: SQL): SQL<string> => {
  const comma = commaIn(saidLocale(listener) ?? listener.site.siteDefault)
  return sql`(
    select coalesce(string_agg(${saidText(listener, "spec", sql`s.id`, "name", sql`s.name`)} || ': ' ||
      ${saidText(listener, "spec_value", sql`sv.id`, "name", sql`sv.name`)}, ${comma} order by o.spec_position, s.id), '')
    from variant_spec_value x join spec s on s.id = x.spec_id join spec_value sv on sv.id = x.spec_value_id
      join goods_spec_value o on o.goods_id = x.goods_id and o.spec_value_id = x.spec_value_id
    where x.variant_id = ${variantId})`
}

/** Names the texts of a reply that are in the shop's own language for somebody who reads another; `as` is how the reply calls them. */
export function ownTexts<Text extends string>(
  listener: Listener,
  own: readonly Text[],
  as: { [Name in Text]: string },
): { own?: string[] } {
  return saidLocale(listener) === null || own.length === 0 ? {} : { own: own.map((text) => as[text]) }
}
