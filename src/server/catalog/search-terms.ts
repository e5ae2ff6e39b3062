import { type SQL, sql } from "drizzle-orm"
import { soughtText } from "../../domain/catalog/searchable-text.ts"
import type { LocaleCode } from "../../domain/locales/locales.ts"
import { saidLocale } from "../said.ts"
import type { Shop } from "../shop.ts"

/** More words than this are no search, and each costs a look into the dictionary. */
const WORDS_MAX = 8
const WORD_LENGTH_MAX = 40
/** A word may be this many letters away from what was typed. Two neighbours swapped count as two. */
const TYPING_ERRORS_MAX = 2

/** From here on are the scripts without spaces: two of their characters are a word of the index, and none begins with them. */
const FIRST_UNSPACED = 0x2e80

export type SearchTerms = {
  /** As `tsquery`, of lexemes as the index has them: all words wanted, each as a beginning unless it is the only word of the shop that begins so. */
  query: string
  /** What was searched instead of what was typed, where a word had to be corrected. */
  corrected: string | null
}

/** Reads what was typed: the words as the index knows them, mistyped ones corrected to the nearest word of this shop. */
export async function searchTerms(shop: Shop, text: string): Promise<SearchTerms | null> {
  const { db, site } = shop
  const locale = saidLocale(shop)
  const isKnown = sql`w.site_id = ${site.id} and w.locale in ('', ${locale ?? ""})`
  const beginsWith = (word: SQL) => sql`w.word like regexp_replace(${word}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`
  const { rows } = await db.execute<{ typed: string; word: string; isWhole: boolean }>(sql`
    with typed as (
      select left(lexeme, ${WORD_LENGTH_MAX}) as typed, min(position) as position
      from unnest(to_tsvector('simple', ${soughtText(text)})) as t (lexeme, positions, weights), unnest(positions) as position
      group by 1 order by 2 limit ${WORDS_MAX}
    ), meant as (
      select typed, position, case when typed ~ '[0-9]' or length(typed) < 3 or exists (
          select from search_word w where ${isKnown} and ${beginsWith(sql`typed`)})
        then typed
        else coalesce((
          select word
          from search_word w, levenshtein_less_equal(left(w.word, 60), typed, ${TYPING_ERRORS_MAX}) as errors
          where ${isKnown} and abs(length(w.word) - length(typed)) <= ${TYPING_ERRORS_MAX}
            and errors <= case when length(typed) < 4 then 1 else ${TYPING_ERRORS_MAX} end
          order by errors, similarity(w.word, typed) desc, w.word limit 1), typed) end as word
      from typed
    )
    select typed, word, (length(word) = 2 and ascii(word) >= ${FIRST_UNSPACED}) or array(
        select distinct w.word from search_word w where ${isKnown} and ${beginsWith(sql`m.word`)} limit 2
      ) = array[word] as "isWhole"
    from meant m order by position`)
  if (rows.length === 0) return null
  // A whole word is found much faster than all that begins with it.
  const query = rows.map(({ word, isWhole }) => lexemeQuery(locale, word, isWhole)).join(" & ")
  const isCorrected = rows.some(({ typed, word }) => typed !== word)
  return { query, corrected: isCorrected ? rows.map(({ word }) => word).join(" ") : null }
}

/** As `tsquery`: a word of the visitor's language, or of the shop's own, in which all is that was not translated. */
export function lexemeQuery(locale: LocaleCode | null, word: string, isWhole: boolean): string {
  const lexeme = (behind: string) => `'${behind}${word.replaceAll(/['\\]/g, "$&$&")}'${isWhole ? "" : ":*"}`
  return locale === null ? lexeme("") : `(${lexeme(`${locale}:`)} | ${lexeme("")})`
}
