import { and, eq, sql } from "drizzle-orm"
import { paymentAccount } from "../../db/schema/payment-account.ts"
import type { AccountProblem } from "../payment-provider.ts"
import type { Attempt, PaymentContext } from "./payment-context.ts"

/**
 * A problem that showed while an account was used stands among what its last test found, so that the owner sees it without
 * testing; the next test says whether it is mended. Written once: every change of an account is told to all processes.
 */
export async function noteAccountProblem(
  { db, log, now }: PaymentContext,
  { siteId, accountId, provider }: Pick<Attempt, "siteId" | "accountId" | "provider">,
  problem: AccountProblem,
): Promise<void> {
  if (accountId === null) return
  const nothing = sql`'{"problems": [], "payee": null, "walletHosts": []}'::jsonb`
  const tested = sql`coalesce(${paymentAccount.tested}, ${nothing})`
  const isUnknown = sql`not coalesce(${paymentAccount.tested} -> 'problems', '[]') ? ${problem}`
  const noted = await db
    .update(paymentAccount)
    .set({
      tested: sql`jsonb_set(${tested}, '{problems}', ${tested} -> 'problems' || to_jsonb(${problem}::text))`,
      testedAt: now,
    })
    .where(and(eq(paymentAccount.siteId, siteId), eq(paymentAccount.id, accountId), isUnknown))
    .returning({ id: paymentAccount.id })
  if (noted.length > 0)
    log.error({ site: siteId, account: accountId, provider, problem }, "a payment account has a problem")
}
