import { and, eq, sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { paymentEvent } from "../../db/schema/payment.ts"
import type { Attempt } from "./payment-context.ts"

/** The first event of an attempt; it holds where the buyer had the shop open. */
export const STARTED = "started"

/** Where the shop is reached, for the links in mails about a payment: as the buyer reached it, else by its first host. */
export async function paymentOrigin(tx: Queries, { siteId, id }: Pick<Attempt, "siteId" | "id">): Promise<string> {
  const [started] = await tx
    .select({ origin: sql<string | null>`${paymentEvent.detail} ->> 'origin'` })
    .from(paymentEvent)
    .where(and(eq(paymentEvent.siteId, siteId), eq(paymentEvent.paymentId, id), eq(paymentEvent.kind, STARTED)))
    .limit(1)
  if (started?.origin) return started.origin
  const { rows } = await tx.execute<{ host: string }>(
    sql`select host from site_domain where site_id = ${siteId} order by is_primary desc, host limit 1`,
  )
  return `https://${rows[0]?.host ?? "localhost"}`
}
