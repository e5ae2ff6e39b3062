import { and, eq } from "drizzle-orm"
import type { adminPaymentAccountCalls } from "../../../contract/admin/payment-account-calls.ts"
import type { BodyOf } from "../../../contract/call.ts"
import type { Queries } from "../../../db/database.ts"
import { paymentAccount } from "../../../db/schema/payment-account.ts"
import { keysOfKind, PROVIDER_METHODS, type ProviderKeys, payeeKey } from "../../../domain/payments/provider-keys.ts"
import { refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import type { AccountKeys, AccountPlace } from "../../payment-provider.ts"
import { newWebhookName } from "../../payments/accounts/webhook-name.ts"
import { auditedTransaction, type StaffContext } from "../catalog/audited-transaction.ts"
import { type AccountRow, type AccountShown, accountShown, endsOf } from "./account-shown.ts"
import { ownAccount, paymentsOf } from "./find-account.ts"

type Sent = BodyOf<(typeof adminPaymentAccountCalls)["POST /api/admin/paymentAccount/save"]>

/** Enters or changes an account. Rule: what is left out stays, so two who enter different keys at once both succeed. */
export async function saveAccount(
  context: StaffContext,
  { provider, mode, keys, methods }: Sent,
): Promise<AccountShown | Refused> {
  const { shop } = context
  const place: AccountPlace = { siteId: shop.site.id, provider, mode }
  const sent = Object.fromEntries(Object.entries(keys).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  const names = Object.keys(sent)
  if (names.length > 0 && shop.payments.keys.areInEnvironment(place)) return refused("keysInEnvironment")
  return auditedTransaction(context, async (tx, note) => {
    const before = await lockedOrNew(tx, place)
    const payee = payeeKey(provider)
    // Money that is on its way to one account must not be looked for at another.
    const isAnother = sent[payee] !== undefined && sent[payee] !== before.publicKeys[payee]
    if (isAnother && (await paymentsOf(tx, before)).isOneOpen) return refused("inUse")
    const [account] = await tx
      .update(paymentAccount)
      .set({
        publicKeys: { ...before.publicKeys, ...keysOfKind(provider, sent, "public") },
        ...sealedAnew(shop.payments.keys, before, keysOfKind(provider, sent, "secret")),
        ...(methods && { methods }),
        // What was found with other keys says nothing of these.
        ...(names.length > 0 && { tested: null, testedAt: null }),
        updatedAt: shop.now,
      })
      .where(ownAccount(place.siteId, before.id))
      .returning()
    if (!account) throw new Error("The account was not stored")
    await note("paymentAccount.save", `paymentAccount ${account.id}`, { provider, mode, keys: names, methods })
    return accountShown(shop, account)
  })
}

async function lockedOrNew(tx: Queries, { siteId, provider, mode }: AccountPlace): Promise<AccountRow> {
  const methods = [...PROVIDER_METHODS[provider]]
  await tx
    .insert(paymentAccount)
    .values({ siteId, provider, mode, methods, webhookName: newWebhookName() })
    .onConflictDoNothing()
  const isThis = and(
    eq(paymentAccount.siteId, siteId),
    eq(paymentAccount.provider, provider),
    eq(paymentAccount.mode, mode),
  )
  const [account] = await tx.select().from(paymentAccount).where(isThis).for("update")
  if (!account) throw new Error("The account was not stored")
  return account
}

/** All secret keys, those that stay with those that are new, under the newest secret. What cannot be opened gives way to what is sent. */
function sealedAnew(keys: AccountKeys, account: AccountRow, sent: ProviderKeys): Partial<AccountRow> {
  const kept = keys.openSealed(account)
  if (kept === null && Object.keys(sent).length === 0) return {}
  const secretKeys = { ...kept, ...sent }
  if (Object.keys(secretKeys).length === 0) return {}
  return { sealedKeys: keys.seal(account, secretKeys), keyEnds: endsOf(secretKeys) }
}
