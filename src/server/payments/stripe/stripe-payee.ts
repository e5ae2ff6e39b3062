import type Stripe from "stripe"
import { askStripe, isForbidden } from "./ask-stripe.ts"
import type { StripeAccount } from "./stripe-account.ts"
import { READ } from "./stripe-client.ts"

/**
 * Asks once whose account the secret key belongs to: an intent does not say who gets its money. A restricted key may not be
 * allowed to ask; then the owner's word is taken.
 */
export function stripePayee(stripe: Stripe, { accountId }: StripeAccount): () => Promise<string> {
  let known: string | undefined
  return async () => {
    known ??= await ownerOfKey(stripe, accountId)
    return known
  }
}

async function ownerOfKey(stripe: Stripe, accountId: string): Promise<string> {
  try {
    const account = await askStripe("tell its account", () => stripe.accounts.retrieveCurrent({}, READ))
    return account.id
  } catch (failure) {
    if (isForbidden(failure)) return accountId
    throw failure
  }
}
