import { sql } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import type { JobResources } from "../job.ts"
import type { Shop } from "../shop.ts"

/**
 * Goods written at a time. More in one statement would look like a new catalogue to the trigger that tells changes
 * (migration `tell_changes`), and every kept page of the shop would go.
 */
const AT_ONCE = 50
/** The job runs in one process at a time; the others write theirs themselves when they have waited this long. */
const WAIT_MS = 60_000

type Waiting = { views: Map<number, number>; since: number }

/** Views that are not in the database yet, by goods. Not worth a write each: a crash may lose those of a minute. */
const waitingIn = new WeakMap<Database, Waiting>()

/** One more visitor looks at a good. */
export function countView({ db, log, now }: Shop, goodsId: number): void {
  const waiting = waitingIn.get(db) ?? { views: new Map<number, number>(), since: now.getTime() }
  waitingIn.set(db, waiting)
  waiting.views.set(goodsId, (waiting.views.get(goodsId) ?? 0) + 1)
  if (now.getTime() - waiting.since < WAIT_MS) return
  waiting.since = now.getTime()
  writeViews(db).catch((err) => log.warn({ err }, "views could not be written"))
}

/** Adds what this process has counted to the goods' view counts. For the job, and for a process that stops. */
export async function flushViews({ db }: Pick<JobResources, "db">): Promise<string | undefined> {
  const goods = await writeViews(db)
  return goods > 0 ? `views of ${goods} goods written` : undefined
}

async function writeViews(db: Database): Promise<number> {
  const views = [...(waitingIn.get(db)?.views ?? [])].toSorted(([one], [other]) => one - other)
  waitingIn.delete(db)
  for (let from = 0; from < views.length; from += AT_ONCE) {
    try {
      await addViews(db, views.slice(from, from + AT_ONCE))
    } catch (failure) {
      putBack(db, views.slice(from))
      throw failure
    }
  }
  return views.length
}

/** Locked in the order of ids, as whoever changes several goods does. */
async function addViews(db: Database, views: readonly (readonly [number, number])[]): Promise<void> {
  await db.execute(sql`
    with seen as materialized (
      select g.id, v.number
      from goods g join unnest(${sql.param(views.map(([id]) => id))}::int[],
        ${sql.param(views.map(([, number]) => number))}::int[]) as v (id, number) on v.id = g.id
      order by g.id for no key update of g
    )
    update goods g set view_count = least(g.view_count::bigint + s.number, 2147483647) from seen s where g.id = s.id`)
}

function putBack(db: Database, views: readonly (readonly [number, number])[]): void {
  const waiting = waitingIn.get(db) ?? { views: new Map<number, number>(), since: Date.now() }
  waitingIn.set(db, waiting)
  for (const [id, number] of views) waiting.views.set(id, (waiting.views.get(id) ?? 0) + number)
}
