import { sql } from "drizzle-orm"
import { ORDER_PAPERS_YEARS } from "../../domain/constants.ts"
import { DAY_SECONDS } from "../../domain/time-units.ts"
import type { Job } from "../job.ts"

/** So many in one go; the rest waits for the next day. */
const AT_ONCE = 1_000

/** Orders of people who were erased lose name, address and e-mail address once no law wants them kept. The figures stay. */
export const forgetOrderPapers: Job = {
  name: "forget order papers",
  everySeconds: DAY_SECONDS,
  run: async ({ db, now }) => {
    const end = new Date(now)
    end.setUTCFullYear(end.getUTCFullYear() - ORDER_PAPERS_YEARS)
    const { rows } = await db.execute<{ id: number }>(sql`
      update shop_order o set email = 'erased-' || o.id || '@erased.invalid', remark = '', guest_key = null, network = null,
        erased_at = null,
        address = o.address || '{"contact":"","callingCode":"","mobile":"","email":"","street":"","zipCode":"","city":""}'
      where o.id in (
        select id from shop_order where erased_at is not null and created_at < ${end.toISOString()} limit ${AT_ONCE})
      returning o.id`)
    if (rows.length === 0) return undefined
    const ids = sql.param(rows.map(({ id }) => id))
    await db.execute(sql`delete from order_business where order_id = any(${ids}::int[])`)
    return `took the names off ${rows.length} old orders`
  },
}
