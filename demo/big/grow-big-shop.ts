import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { sql } from "drizzle-orm"
import type pg from "pg"
import { from as copyFrom } from "pg-copy-streams"
import type { Database } from "../../src/db/database.ts"
import { COPY_ORDER, copyStatement, copyTextOf, makeRange, variantsIn } from "./big-shop-rows.ts"
import type { CopyText } from "./copy-text.ts"
import { openBigShop } from "./open-big-shop.ts"
import { searchWords } from "./search-words.ts"

/** One transaction: a kill in the middle of it loses these goods, and the next run makes them again. */
const GOODS_A_BATCH = 10_000
/** What goods refer to. */
const FRAME_TABLES = ["category", "media", "tag", "spec", "spec_value"] as const
/** The channel and the tags are those of the migration `tell_changes`. */
const CHANGES = "vitrine_changed"
const RESERVE_ATTEMPTS = 20
/** Text handed to the socket at a time. */
const CHUNK = 1 << 18

export type BigShopToGrow = {
  db: Database
  dataFolder: string
  name: string
  /** How many goods the shop shall have in the end. */
  goods: number
  randomSeed: number
  onProgress: (made: number, all: number) => void
}

/** Makes a large shop, or adds goods to it until it has the number asked for. Gives how many were added. */
export async function growBigShop({
  db,
  dataFolder,
  name,
  goods,
  randomSeed,
  onProgress,
}: BigShopToGrow): Promise<number> {
  const shop = await openBigShop({ db, dataFolder, name })
  const present = await lastIndex(db, shop.siteId)
  if (present >= goods) return 0
  const client = await db.$client.connect()
  try {
    // Fewer and larger merges into the search indexes.
    await client.query("set statement_timeout = 0; set gin_pending_list_limit = '32MB'; set work_mem = '64MB'")
    await insertWords(client, shop.siteId)
    const spared = await spareReferenceChecks(client)
    let writing: Promise<void> = Promise.resolve()
    for (let from = present + 1; from <= goods; from += GOODS_A_BATCH) {
      const to = Math.min(goods, from + GOODS_A_BATCH - 1)
      const made = await makeRange(randomSeed, { from, to })
      const text = await copyTextOf(shop, made, {
        firstGoodsId: await reserve(db, "goods", made.length),
        firstVariantId: await reserve(db, "variant", variantsIn(made)),
      })
      await writing
      writing = writeBatch(client, shop.siteId, text, spared).then(() => onProgress(to - present, goods - present))
      // An error of a batch is thrown by the next `await`; until then it must not count as unhandled.
      writing.catch(() => {})
    }
    await writing
    await client.query(`analyze ${COPY_ORDER.join(", ")}, search_word`)
    return goods - present
  } finally {
    client.release(true)
  }
}

/** The goods are numbered without gaps, so the highest number says how many there are. */
async function lastIndex(db: Database, siteId: number): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(sql`
    select coalesce(max(substr(number, 2)::int), 0) as last
    from goods where site_id = ${siteId} and number ~ '^B[0-9]{8}$'`)
  return rows[0]?.last ?? 0
}

/** A block of ids without gaps; where another session drew one of them meanwhile, the block is let go and tried again. */
async function reserve(db: Database, table: "goods" | "variant", count: number): Promise<number> {
  for (let attempt = 0; attempt < RESERVE_ATTEMPTS; attempt++) {
    const { rows } = await db.execute<{ first: number; last: number }>(sql`
      select min(id)::int as first, max(id)::int as last
      from (select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count}::int)) as drawn`)
    const [block] = rows
    if (block && block.last - block.first === count - 1) return block.first
  }
  throw new Error("The shop is too busy to reserve ids for new goods. Try again when fewer people work in it.")
}

/**
 * Two thirds of the time would go into checking forty references for each of the goods. They are right by construction:
 * within a batch, or to the shop's frame, which `writeBatch` locks as those checks would. Only a superuser may spare them,
 * as on the embedded server; elsewhere every reference is checked, which takes three times as long. The triggers that tell
 * running shops of a change are spared with them, so `writeBatch` tells in their place.
 */
async function spareReferenceChecks(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ is_superuser: string }>("show is_superuser")
  if (rows[0]?.is_superuser !== "on") return false
  await client.query("set session_replication_role = replica")
  return true
}

/** A failure needs no rollback here: the connection is closed then, which undoes the batch. */
async function writeBatch(client: pg.PoolClient, siteId: number, text: CopyText, spared: boolean): Promise<void> {
  await client.query("begin")
  if (spared) {
    await client.query("select from site where id = $1 for key share", [siteId])
    for (const table of FRAME_TABLES)
      await client.query(`select from ${table} where site_id = $1 for key share`, [siteId])
  }
  for (const table of COPY_ORDER)
    await pipeline(Readable.from(chunksOf(text[table])), client.query(copyFrom(copyStatement(table))))
  if (spared) await client.query("select pg_notify($1, $2)", [CHANGES, `list:${siteId} goods:${siteId}:*`])
  await client.query("commit")
}

function* chunksOf(text: string): Generator<Buffer> {
  for (let at = 0; at < text.length; at += CHUNK) yield Buffer.from(text.slice(at, at + CHUNK))
}

/** The generator's whole vocabulary: there is no word in the shop that is not in it. */
async function insertWords(client: pg.PoolClient, siteId: number): Promise<void> {
  await client.query(
    "insert into search_word (site_id, word) select $1, word from unnest($2::text[]) as word on conflict do nothing",
    [siteId, searchWords()],
  )
}
