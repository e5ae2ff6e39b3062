import { sql } from "drizzle-orm"
import { isbot } from "isbot"
import type { Database } from "../../db/database.ts"
import { dayIn } from "../../domain/calendar-day.ts"
import { SCREENS } from "../../domain/site/screens.ts"
import type { Site } from "../site.ts"

/** Openings that are not in the database yet, by shop and day. Not worth a write each: a crash may lose those of a minute. */
const waitingIn = new WeakMap<Database, Map<string, number>>()

type Opened = { method: string; path: string; userAgent: string | null }

/** A shopper opens the checkout; crawlers do not count. How often is all that is kept. */
export function countOpening(db: Database, site: Pick<Site, "id" | "timeZone">, opened: Opened, now: Date): void {
  const page = opened.path.replace(/\.data$/, "")
  if (opened.method !== "GET" || !page.endsWith(SCREENS.checkOut.path) || isbot(opened.userAgent)) return
  const waiting = waitingIn.get(db) ?? new Map<string, number>()
  waitingIn.set(db, waiting)
  const key = `${site.id} ${dayIn(now, site.timeZone)}`
  waiting.set(key, (waiting.get(key) ?? 0) + 1)
}

/** Writes what this process has counted. */
export async function flushOpenings(db: Database): Promise<void> {
  const waiting = [...(waitingIn.get(db) ?? [])].map(([key, opened]) => [...key.split(" "), opened] as const)
  waitingIn.delete(db)
  if (waiting.length === 0) return
  await db.execute(sql`
    insert into checkout_day as c (site_id, day, opened)
    select * from unnest(${sql.param(waiting.map(([siteId]) => Number(siteId)))}::int[],
      ${sql.param(waiting.map(([, day]) => String(day)))}::date[], ${sql.param(waiting.map(([, , n]) => n))}::int[])
    on conflict (site_id, day) do update set opened = c.opened + excluded.opened`)
}
