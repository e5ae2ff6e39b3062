import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { from as copyFrom } from "pg-copy-streams"
import { COPY_ORDER, copyStatement, copyTextOf, makeRange, variantsIn } from "../demo/big/big-shop-rows.ts"
import type { CopyTable } from "../demo/big/copy-text.ts"
import { growBigShop } from "../demo/big/grow-big-shop.ts"
import { openBigShop } from "../demo/big/open-big-shop.ts"
import type { Database } from "../src/db/database.ts"
import { type BenchServer, RANDOM_SEED } from "./bench-server.ts"
import { type Figure, seconds, times } from "./figure.ts"

const GOODS = 100_000
const RATIO_MAX = 3
const GOODS_A_CHUNK = 1_000
/** Above all ids that the demo shops have drawn. */
const FIRST_ID = 1_000_000

/** The seed command against its limit: the same rows, ready made, copied into the same tables with the same indexes. */
export async function seeding(server: BenchServer, site: string): Promise<{ figure: Figure; seeded: Database }> {
  const bare = await server.anew("bench_bare")
  const limit = await copyBare(bare, server.dataFolder, site)
  await bare.$client.end()
  await server.admin("drop database bench_bare with (force)")

  const seeded = await server.anew("bench_seeded")
  await server.admin("checkpoint")
  const begin = performance.now()
  await growBigShop({
    db: seeded,
    dataFolder: server.dataFolder,
    name: site,
    goods: GOODS,
    randomSeed: RANDOM_SEED,
    onProgress: () => {},
  })
  const ms = performance.now() - begin
  await seeded.$client.query("vacuum (analyze)")
  const figure = {
    name: "Seeding 100,000 goods against a bare COPY of the same rows",
    limit: times(RATIO_MAX),
    measured: `${times(ms / limit)} (${seconds(ms)} against ${seconds(limit)})`,
    ok: ms / limit <= RATIO_MAX,
  }
  return { figure, seeded }
}

async function copyBare(db: Database, dataFolder: string, name: string): Promise<number> {
  const shop = await openBigShop({ db, dataFolder, name })
  const chunks = new Map<CopyTable, Buffer[]>(COPY_ORDER.map((table) => [table, []]))
  let firstVariantId = FIRST_ID
  for (let from = 1; from <= GOODS; from += GOODS_A_CHUNK) {
    const made = await makeRange(RANDOM_SEED, { from, to: from + GOODS_A_CHUNK - 1 })
    const text = await copyTextOf(shop, made, { firstGoodsId: FIRST_ID + from, firstVariantId })
    for (const table of COPY_ORDER) chunks.get(table)?.push(Buffer.from(text[table]))
    firstVariantId += variantsIn(made)
  }
  await db.$client.query("checkpoint")
  const client = await db.$client.connect()
  // The seed command spares the reference checks too.
  await client.query("set session_replication_role = replica")
  const begin = performance.now()
  for (const table of COPY_ORDER)
    await pipeline(Readable.from(chunks.get(table) ?? []), client.query(copyFrom(copyStatement(table))))
  const ms = performance.now() - begin
  client.release(true)
  return ms
}
