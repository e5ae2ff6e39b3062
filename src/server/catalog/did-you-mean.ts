import { sql } from "drizzle-orm"
import { searchableText } from "../../domain/catalog/searchable-text.ts"
import { saidLocale } from "../said.ts"
import type { Shop } from "../shop.ts"
import { hidesLocked } from "./goods-entry.ts"
import { lexemeQuery } from "./search-terms.ts"

const WORDS_MAX = 4
/** Of each word that was typed so many of the shop's are looked at. */
const LIKE_MAX = 2

/**
 * What may have been meant where a search finds nothing: all the words of the shop that are like those typed, else the one
 * most like, of those that do find something. Only searches without a hit ask for it. Null where nothing is like it.
 */
export async function didYouMean(shop: Shop, text: string): Promise<string | null> {
  const { db, site } = shop
  const locale = saidLocale(shop)
  const { rows: like } = await db.execute<{ typed: string; word: string; likeness: number }>(sql`
    with typed as (
      select left(lexeme, 40) as typed, min(position) as position
      from unnest(to_tsvector('simple', ${searchableText(text)})) as t (lexeme, positions, weights), unnest(positions) as position
      group by 1 order by 2 limit ${WORDS_MAX})
    select t.typed, w.word, similarity(w.word, t.typed)::float8 as likeness
    from typed t cross join lateral (
      select distinct word, similarity(s.word, t.typed) as like_it from search_word s
      where s.site_id = ${site.id} and s.locale in ('', ${locale ?? ""}) and s.word % t.typed
      order by like_it desc, word limit ${LIKE_MAX}) w
    order by t.position, likeness desc, w.word`)
  const nearest = [...Map.groupBy(like, ({ typed }) => typed).values()].map(([first]) => first?.word ?? "")
  const single = like.toSorted((one, other) => other.likeness - one.likeness).map(({ word }) => word)
  const meant = [nearest.join(" "), ...single].filter((words) => words !== "" && words !== text.trim().toLowerCase())
  if (meant.length === 0) return null
  const queryOf = (words: string) =>
    words
      .split(" ")
      .map((word) => lexemeQuery(locale, word, true))
      .join(" & ")
  const { rows } = await db.execute<{ words: string }>(sql`
    select m.words from unnest(${sql.param(meant)}::text[], ${sql.param(meant.map(queryOf))}::text[])
      with ordinality as m (words, query, place)
    where exists (
      select from goods g where g.site_id = ${site.id} and g.on_sale and not (g.encrypted and ${hidesLocked(shop)})
        and g.search @@ m.query::tsquery)
    order by m.place limit 1`)
  return rows[0]?.words ?? null
}
