import { paymentAccount } from "../../../db/schema/payment-account.ts"
import { refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import { auditedTransaction, type StaffContext } from "../catalog/audited-transaction.ts"
import { lockAccount, ownAccount, paymentsOf } from "./find-account.ts"

const WITHOUT_KEYS = { isOn: false, sealedKeys: null, publicKeys: {}, keyEnds: {}, tested: null, testedAt: null }

/** Forgets an account. Rule: not while money may be on its way; where payments were made with it, only its keys go. */
export async function removeAccount(context: StaffContext, id: number): Promise<{ id: number } | Refused> {
  const { shop } = context
  const siteId = shop.site.id
  return auditedTransaction(context, async (tx, note) => {
    const account = await lockAccount(tx, siteId, id)
    if (!account) return refused("unknownRow")
    if (shop.payments.keys.areInEnvironment(account)) return refused("keysInEnvironment")
    const { count, isOneOpen } = await paymentsOf(tx, account)
    if (isOneOpen) return refused("inUse")
    if (count > 0)
      await tx
        .update(paymentAccount)
        .set({ ...WITHOUT_KEYS, updatedAt: shop.now })
        .where(ownAccount(siteId, id))
    else await tx.delete(paymentAccount).where(ownAccount(siteId, id))
    const { provider, mode } = account
    await note("paymentAccount.remove", `paymentAccount ${id}`, { provider, mode, isKept: count > 0 })
    return { id }
  })
}
