import { and, asc, count, eq, inArray, sql } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { payment } from "../../../db/schema/payment.ts"
import { paymentAccount } from "../../../db/schema/payment-account.ts"
import type { Shop } from "../../shop.ts"
import { type AccountRow, type AccountShown, accountShown } from "./account-shown.ts"

export const ownAccount = (siteId: number, id: number) =>
  and(eq(paymentAccount.siteId, siteId), eq(paymentAccount.id, id))

export async function listAccounts(shop: Shop): Promise<AccountShown[]> {
  const accounts = await shop.db
    .select()
    .from(paymentAccount)
    .where(eq(paymentAccount.siteId, shop.site.id))
    .orderBy(asc(paymentAccount.provider), asc(paymentAccount.mode))
  return accounts.map((account) => accountShown(shop, account))
}

/** The account, locked: nobody begins a payment with it meanwhile. */
export async function lockAccount(tx: Queries, siteId: number, id: number): Promise<AccountRow | undefined> {
  const [account] = await tx.select().from(paymentAccount).where(ownAccount(siteId, id)).for("update")
  return account
}

/** How many payments were begun with an account, and whether money may still be on its way for one of them. */
export async function paymentsOf(
  tx: Queries,
  { siteId, id }: Pick<AccountRow, "siteId" | "id">,
): Promise<{ count: number; isOneOpen: boolean }> {
  const isOpen = inArray(payment.status, ["created", "processing"])
  const [row] = await tx
    .select({ count: count(), open: sql<number>`count(*) filter (where ${isOpen})::int` })
    .from(payment)
    .where(and(eq(payment.siteId, siteId), eq(payment.accountId, id)))
  return { count: row?.count ?? 0, isOneOpen: (row?.open ?? 0) > 0 }
}
