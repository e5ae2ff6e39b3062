import { rm } from "node:fs/promises"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import { HOUR_MS } from "../../domain/time-units.ts"
import type { JobResources } from "../job.ts"
import { forgetCopies } from "./picture-copies.ts"

const KEPT_HOURS = 24
const AT_ONCE = 500

/** Removes pictures that shoppers uploaded more than a day ago and then used for nothing. Gives how many. */
export async function forgetUploads({ db, dataFolder, now }: JobResources): Promise<string | undefined> {
  const end = new Date(now.getTime() - KEPT_HOURS * HOUR_MS).toISOString()
  let forgotten = 0
  for (let last = AT_ONCE; last === AT_ONCE; forgotten += last) last = await forgetSome(db, dataFolder, end)
  return forgotten > 0 ? `${forgotten} unused pictures removed` : undefined
}

/** The files go while the rows are locked and before they are gone for good: whatever happens, none is left without its row. */
async function forgetSome(db: JobResources["db"], dataFolder: string, end: string): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ path: string }>(sql`
      delete from media where id in (
        select m.id from media m
        where m.path like '%/uploads/%' and m.created_at < ${end} ${unused}
        order by m.id limit ${AT_ONCE} for update skip locked)
      returning path`)
    for (const { path } of rows) {
      await rm(join(dataFolder, "media", path), { force: true })
      await forgetCopies(dataFolder, path)
    }
    return rows.length
  })
}

/** Staff may have put a shopper's picture on a page of the shop. */
const USES = ["review_picture", "return_picture", "goods_picture", "goods_spec_value", "variant", "category", "news"]

const unused = sql.join(
  USES.map(
    (table) => sql`and not exists (select from ${sql.raw(table)} u where u.site_id = m.site_id and u.media_id = m.id)`,
  ),
  sql` `,
)
