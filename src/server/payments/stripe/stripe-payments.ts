import type Stripe from "stripe"
import { stripeAmount } from "../../../domain/payments/stripe-amount.ts"
import type { PaymentProvider, ProviderPayment } from "../../payment-provider.ts"
import { askStripe, failedWith, StripeFailure } from "./ask-stripe.ts"
import type { StripeAccount } from "./stripe-account.ts"
import { READ, WRITE_MS } from "./stripe-client.ts"
import { stripePayee } from "./stripe-payee.ts"
import { ORDER_NO, toldPayment } from "./told-payment.ts"

type Payments = Pick<PaymentProvider, "create" | "fetch" | "capture" | "cancel">

/** Begins, watches and ends PaymentIntents. */
export function stripePayments(stripe: Stripe, account: StripeAccount): Payments {
  const payeeOf = stripePayee(stripe, account)
  const isOurMode = ({ livemode }: Stripe.PaymentIntent) => livemode === (account.mode === "live")

  const told = async (intent: Stripe.PaymentIntent): Promise<ProviderPayment> => {
    const payee = await payeeOf()
    // Test money must not pay a live order, nor the other way: whoever compares payees finds that it is not ours.
    return toldPayment(intent, isOurMode(intent) ? payee : `${payee} in the other mode`)
  }

  const fetch = async (id: string): Promise<ProviderPayment | null> => {
    try {
      return await told(await askStripe("tell a payment", () => stripe.paymentIntents.retrieve(id, {}, READ)))
    } catch (failure) {
      if (failedWith(failure, "resource_missing")) return null
      throw failure
    }
  }

  const known = async (id: string): Promise<ProviderPayment> => {
    const payment = await fetch(id)
    if (!payment) throw new Error(`Stripe knows no payment ${id}`)
    return payment
  }

  const cancel = (id: string, options: Stripe.RequestOptions) =>
    askStripe("cancel a payment", () =>
      stripe.paymentIntents.cancel(id, { cancellation_reason: "abandoned" }, { ...options, timeout: WRITE_MS }),
    )

  return {
    create: async ({ reference, amount, currencyCode, requestKey }) => {
      if ((await payeeOf()) !== account.accountId)
        throw new StripeFailure("create a payment", { type: "other account" })
      const counted = stripeAmount(amount, currencyCode)
      if (counted === null) throw new RangeError(`Stripe does not take this amount of ${currencyCode} exactly`)
      const intent = await askStripe("create a payment", () =>
        stripe.paymentIntents.create(
          {
            amount: counted,
            currency: currencyCode.toLowerCase(),
            automatic_payment_methods: { enabled: true, allow_redirects: "always" },
            description: `Order ${reference}`,
            metadata: { [ORDER_NO]: reference },
          },
          { idempotencyKey: requestKey, timeout: WRITE_MS },
        ),
      )
      if (!isOurMode(intent)) throw new StripeFailure("create a payment", { type: "other mode" })
      if (intent.client_secret === null) throw new StripeFailure("create a payment", { type: "no client secret" })
      const { publishableKey, accountId } = account
      return { id: intent.id, browser: { token: intent.client_secret, publishableKey, account: accountId } }
    },
    fetch,
    // Stripe takes the money by itself.
    capture: known,
    cancel: async (id, requestKey) => {
      try {
        return await told(await cancel(id, { idempotencyKey: requestKey }))
      } catch (failure) {
        if (!failedWith(failure, "payment_intent_unexpected_state")) throw failure
      }
      const payment = await known(id)
      // Stripe repeats what it once answered to a key, though the payment may have come back from the bank since then.
      return payment.status === "open" ? told(await cancel(id, {})) : payment
    },
  }
}
