import { type SQL, sql } from "drizzle-orm"
import type { Queries } from "../../../../db/database.ts"
import { type Refusal, refused } from "../../../../domain/refusal.ts"
import { intList } from "../int-list.ts"

type References = { pictures: readonly string[]; goods: readonly number[]; categories: readonly number[] }

type Unknown =
  | Refusal<"unknownPicture", { paths: string[] }>
  | Refusal<"unknownGoods" | "unknownCategory", { ids: number[] }>

/** Refuses what the shop does not have. Pictures that it has are held: they cannot be removed until this change is made. */
export async function unknownReferences(
  tx: Queries,
  siteId: number,
  { pictures, goods, categories }: References,
): Promise<Unknown | null> {
  const paths = missing(
    pictures,
    await found(
      tx,
      pictures,
      sql`
    select path as key from media where site_id = ${siteId} and path = any(${sql.param([...pictures])}::text[])
    order by id for key share`,
    ),
  )
  if (paths.length > 0) return refused("unknownPicture", { paths })
  const goodsIds = missing(
    goods,
    await found(
      tx,
      goods,
      sql`
    select id as key from goods where site_id = ${siteId} and id = any(${intList([...goods])})`,
    ),
  )
  if (goodsIds.length > 0) return refused("unknownGoods", { ids: goodsIds })
  const categoryIds = missing(
    categories,
    await found(
      tx,
      categories,
      sql`
    select id as key from category where site_id = ${siteId} and id = any(${intList([...categories])})`,
    ),
  )
  return categoryIds.length > 0 ? refused("unknownCategory", { ids: categoryIds }) : null
}

async function found<Key extends string | number>(tx: Queries, wanted: readonly Key[], query: SQL): Promise<Key[]> {
  if (wanted.length === 0) return []
  const { rows } = await tx.execute<{ key: Key }>(query)
  return rows.map(({ key }) => key)
}

const missing = <Key>(wanted: readonly Key[], known: readonly Key[]) =>
  [...new Set(wanted)].filter((key) => !known.includes(key))
