import { sql } from "drizzle-orm"
import type { Database, Queries } from "../../db/database.ts"
import { goodsAfter, indexGoods } from "../../db/index-goods.ts"
import type { Job } from "../job.ts"

const BATCH = 500

/** Goods whose derived columns were written by an older rule are indexed once; a migration puts their shop on the list. */
export const reindexGoods: Job = {
  name: "reindex goods",
  everySeconds: 60,
  run: async ({ db }) => {
    let indexed = 0
    for (let some = await nextBatch(db); some !== null; some = await nextBatch(db)) indexed += some
    return indexed === 0 ? undefined : `indexed ${indexed} goods anew`
  },
}

/** A step with its mark in one transaction: whoever dies leaves the rest to the next run. Null where nothing is left. */
function nextBatch(db: Database): Promise<number | null> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ siteId: number; afterId: number }>(sql`
      select site_id as "siteId", after_id as "afterId" from goods_reindex order by site_id limit 1 for update`)
    const [todo] = rows
    if (!todo) return null
    const ids = await goodsAfter(tx, todo.siteId, todo.afterId, BATCH)
    await indexGoods(tx, todo.siteId, ids)
    await mark(tx, todo.siteId, ids.at(-1))
    return ids.length
  })
}

const mark = (tx: Queries, siteId: number, last: number | undefined) =>
  tx.execute(
    last === undefined
      ? sql`delete from goods_reindex where site_id = ${siteId}`
      : sql`update goods_reindex set after_id = ${last} where site_id = ${siteId}`,
  )
