import { type SQL, sql } from "drizzle-orm"
import type { PictureUse } from "../../../../contract/admin/media-calls.ts"
import type { Queries } from "../../../../db/database.ts"
import { fileOfPicture } from "../../../../domain/catalog/picture-focus.ts"
import { REFERENCES, type Reference } from "./picture-references.ts"

type Picture = { siteId: number; id: number; path: string }
export type Use = { use: PictureUse; id: number | null; name: string; slug?: string }
type Row = Omit<Use, "slug"> & { slug: string | null; total: number }

const SHOWN_OF_EACH = 20

/** Where pictures lie, without point and ending: what all their addresses begin with. */
const stemOf = (path: string) => fileOfPicture(path).replace(/\.\w+$/, "")

/** What shows a picture, of each kind the first few: what refers to it, and every text that names its address. */
export async function pictureUses(
  tx: Queries,
  { siteId, id, path }: Picture,
): Promise<{ uses: Use[]; counts: Partial<Record<PictureUse, number>> }> {
  const stem = stemOf(path)
  const shows: Record<Reference["by"], SQL> = {
    id: sql`x.media_id = ${id}`,
    path: sql`(starts_with(x.path, ${`${stem}.`}) or starts_with(x.path, ${`${stem}~`}))`,
    text: sql`(strpos(x.text, ${`${stem}.`}) > 0 or strpos(x.text, ${`${stem}~`}) > 0)`,
  }
  const found = REFERENCES.map(
    ({ use, by, from }, place) =>
      sql`select ${place}::int as place, ${use}::text as use, x.id, x.name, x.slug from (${from(siteId)}) x where ${shows[by]}`,
  )
  const { rows } = await tx.execute<Row>(sql`
    select use, id, name, slug, total from (
      select use, id, name, slug, min(place) as place, count(*) over (partition by use)::int as total,
        row_number() over (partition by use order by id, name) as nth
      from (${sql.join(found, sql` union all `)}) f group by use, id, name, slug) ranked
    where nth <= ${SHOWN_OF_EACH} order by place, nth`)
  return {
    uses: rows.map(({ use, id: thing, name, slug }) => ({ use, id: thing, name, ...(slug !== null && { slug }) })),
    counts: Object.fromEntries(rows.map(({ use, total }) => [use, total])),
  }
}

const STEM = "([\\w-]+(?:/[\\w.-]+?)+)(?:~\\d+x\\d+)?\\.(?:webp|jpe?g|png|avif|gif)"

/** Whether nothing shows a picture; `of` is the row of the picture. */
export function isUnused(siteId: number, of: SQL): SQL {
  const named = REFERENCES.filter(({ by }) => by !== "id").map(
    ({ by, from }) => sql`select ${sql.raw(by)} as text from (${from(siteId)}) x`,
  )
  const referred = REFERENCES.filter(({ by }) => by === "id").map(
    ({ from }) => sql`not exists (select from (${from(siteId)}) x where x.media_id = ${of}.id)`,
  )
  return sql`(${sql.join(referred, sql` and `)} and regexp_replace(${of}.path, '(~\\d+x\\d+)?\\.\\w+$', '') not in (
    select regexp_replace(found[1], '^media/', '') from (${sql.join(named, sql` union all `)}) t,
      regexp_matches(t.text, ${STEM}, 'g') found))`
}
