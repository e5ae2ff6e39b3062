import { and, eq, sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { handMoney } from "../../db/schema/order-money.ts"
import { type ChargedAmount, charged, NOTHING_CHARGED } from "../../domain/pricing/charged-amount.ts"

/** What came for an order without a provider and what of it went back, in the order's currency. */
export type HandTotals = { received: ChargedAmount; givenBack: ChargedAmount }

export async function handTotals(
  db: Pick<Queries, "select">,
  { siteId, id }: { siteId: number; id: number },
): Promise<HandTotals> {
  const sums = await db
    .select({ kind: handMoney.kind, sum: sql`sum(${handMoney.amount})::bigint`.mapWith(charged) })
    .from(handMoney)
    .where(and(eq(handMoney.siteId, siteId), eq(handMoney.orderId, id)))
    .groupBy(handMoney.kind)
  const of = (wanted: "received" | "givenBack") => sums.find(({ kind }) => kind === wanted)?.sum ?? NOTHING_CHARGED
  return { received: of("received"), givenBack: of("givenBack") }
}
