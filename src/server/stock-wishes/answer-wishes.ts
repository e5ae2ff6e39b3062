import { sql } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import { wishesPath } from "../../domain/site/route-address.ts"
import { DAY_MS } from "../../domain/time-units.ts"
import type { Job } from "../job.ts"
import { queueMail } from "../mail/queue-mail.ts"
import { causeOf, wishToken } from "./forget-wishes.ts"

const AT_ONCE = 100
/** As many as one run takes on; the next one goes on. */
const BATCHES_MAX = 50
const WISH_DAYS = 365

type Wish = { id: number; siteId: number; variantId: number; email: string; language: string; origin: string }

/**
 * Mails whoever waits for a variant that is there again, whatever brought it back. A wish goes in the transaction that
 * writes its mail, and those that another process holds are passed over: each is answered once.
 */
export const answerWishes: Job = {
  name: "tell who waits for stock",
  everySeconds: 30,
  run: async ({ db, secret, now }) => {
    let told = 0
    for (let batch = 0; batch < BATCHES_MAX; batch++) {
      const some = await answerSome(db, secret)
      told += some
      if (some < AT_ONCE) break
    }
    const end = new Date(now.getTime() - WISH_DAYS * DAY_MS).toISOString()
    const { rowCount: forgotten } = await db.execute(sql`delete from stock_wish where created_at < ${end}`)
    return told || forgotten ? `told ${told} that goods are back, forgot ${forgotten} old wishes` : undefined
  },
}

function answerSome(db: Database, secret: string): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Wish>(sql`
      with back as materialized (
        select w.id from stock_wish w
          join variant v on v.site_id = w.site_id and v.goods_id = w.goods_id and v.id = w.variant_id
          join goods g on g.site_id = w.site_id and g.id = w.goods_id
        where v.stock > 0 and v.on_sale and g.on_sale
        order by w.id limit ${AT_ONCE} for update of w skip locked)
      delete from stock_wish w using back where w.id = back.id
      returning w.id, w.site_id as "siteId", w.variant_id as "variantId", w.email, w.language, w.origin`)
    for (const { id, siteId, variantId, email, language, origin } of rows)
      await queueMail(tx, {
        siteId,
        kind: "backInStock",
        recipient: email,
        language,
        origin,
        content: { variantId, link: wishesPath(wishToken(secret, siteId, id)) },
        cause: causeOf(id),
      })
    return rows.length
  })
}
