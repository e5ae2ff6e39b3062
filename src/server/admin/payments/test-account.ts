import { paymentAccount } from "../../../db/schema/payment-account.ts"
import { refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import type { Shop } from "../../shop.ts"
import { auditedTransaction, type StaffContext } from "../catalog/audited-transaction.ts"
import { type AccountRow, type AccountShown, accountShown, type Tested } from "./account-shown.ts"
import { ownAccount } from "./find-account.ts"

/** Asks the provider whether the account is right, with nothing locked, and keeps what it said for the owner to read again. */
export async function testAccount(context: StaffContext, id: number): Promise<AccountShown | Refused> {
  const { shop } = context
  const siteId = shop.site.id
  const [account] = await shop.db.select().from(paymentAccount).where(ownAccount(siteId, id))
  if (!account) return refused("unknownRow")
  const { walletHosts, payee, problems } = await askAbout(shop, account)
  const tested = { walletHosts: [...walletHosts], payee, problems: [...problems] }
  return auditedTransaction(context, async (tx, note) => {
    const [after] = await tx
      .update(paymentAccount)
      .set({ tested, testedAt: shop.now })
      .where(ownAccount(siteId, id))
      .returning()
    if (!after) return refused("unknownRow")
    const { provider, mode } = after
    await note("paymentAccount.test", `paymentAccount ${id}`, { provider, mode, problems: tested.problems })
    return accountShown(shop, after)
  })
}

async function askAbout(shop: Shop, account: AccountRow): Promise<Tested> {
  const nothing = { payee: null, walletHosts: [] }
  const opened = shop.payments.keys.open(account)
  if (typeof opened === "string") return { ...nothing, problems: [opened] }
  try {
    const provider = await shop.payments.ofAccount({ ...account, accountId: account.id })
    return provider ? await provider.testConnection(shop.site.hosts) : { ...nothing, problems: ["keysMissing"] }
  } catch (err) {
    shop.log.warn({ err, account: account.id, provider: account.provider }, "a payment provider failed to answer")
    return { ...nothing, problems: ["providerSilent"] }
  }
}
