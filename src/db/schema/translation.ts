import { sql } from "drizzle-orm"
import { check, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { LOCALE_CODES, type LocaleCode } from "../../domain/locales/locales.ts"
import {
  type SaidBody,
  type SaidTexts,
  TRANSLATED_KINDS,
  type TranslatedKind,
} from "../../domain/locales/translated-texts.ts"
import { moment } from "./columns.ts"
import { siteId } from "./site.ts"

/**
 * What a merchant's thing is called and says in another language than the shop's own. `kind` is the table that it stands
 * in; triggers delete a translation with its thing and tell the change (migration `translations`). What only the thing's
 * own page shows lies in `body`, so that lists do not read it.
 */
export const translation = pgTable(
  "translation",
  {
    siteId: siteId(),
    kind: text().$type<TranslatedKind>().notNull(),
    entityId: integer().notNull(),
    locale: text().$type<LocaleCode>().notNull(),
    texts: jsonb().$type<SaidTexts>().notNull(),
    body: jsonb().$type<SaidBody>().notNull().default({}),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.kind, t.entityId, t.locale] }),
    check("translation_kind", sql`${t.kind} in (${sql.raw(TRANSLATED_KINDS.map((kind) => `'${kind}'`).join(","))})`),
    check("translation_locale", sql`${t.locale} in (${sql.raw(LOCALE_CODES.map((code) => `'${code}'`).join(","))})`),
    check("translation_objects", sql`jsonb_typeof(${t.texts}) = 'object' and jsonb_typeof(${t.body}) = 'object'`),
  ],
)
