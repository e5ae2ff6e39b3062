import { paymentAccount } from "../../../db/schema/payment-account.ts"
import { refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import { auditedTransaction, type StaffContext } from "../catalog/audited-transaction.ts"
import { type AccountShown, accountShown } from "./account-shown.ts"
import { lockAccount, ownAccount } from "./find-account.ts"

/** New payments are taken with the account, or no more. Those that were begun are ended with it either way. */
export async function switchAccount(
  context: StaffContext,
  { id, isOn }: { id: number; isOn: boolean },
): Promise<AccountShown | Refused> {
  const { shop } = context
  const siteId = shop.site.id
  return auditedTransaction(context, async (tx, note) => {
    const before = await lockAccount(tx, siteId, id)
    if (!before) return refused("unknownRow")
    if (isOn && typeof shop.payments.keys.open(before) === "string") return refused("keysMissing")
    const [account] = await tx
      .update(paymentAccount)
      .set({ isOn, updatedAt: shop.now })
      .where(ownAccount(siteId, id))
      .returning()
    if (!account) throw new Error(`Account ${id} is gone`)
    const { provider, mode } = account
    await note(isOn ? "paymentAccount.on" : "paymentAccount.off", `paymentAccount ${id}`, { provider, mode })
    return accountShown(shop, account)
  })
}
