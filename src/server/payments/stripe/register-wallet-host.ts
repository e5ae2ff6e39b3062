import type Stripe from "stripe"
import type { ConnectionReport } from "../../payment-provider.ts"
import { askStripe, StripeFailure } from "./ask-stripe.ts"
import { READ, WRITE_MS } from "./stripe-client.ts"

type WalletHost = ConnectionReport["walletHosts"][number]

/** Registers a host for Apple Pay, Google Pay and Link. It is active where all three may be shown there. */
export async function registerWalletHost(stripe: Stripe, host: string): Promise<WalletHost> {
  try {
    return { host, state: (await isActive(stripe, new URL(`https://${host}`).hostname)) ? "active" : "inactive" }
  } catch (failure) {
    // No public host, or a key that may not register any: 4xx. Silence is another matter.
    const { status = 500 } = failure instanceof StripeFailure ? failure : {}
    if (status === 400 || status === 403) return { host, state: "refused" }
    throw failure
  }
}

async function isActive(stripe: Stripe, name: string): Promise<boolean> {
  const { data } = await askStripe("list wallet hosts", () =>
    stripe.paymentMethodDomains.list({ domain_name: name }, READ),
  )
  const [known] = data
  const domain = known ?? (await create(stripe, name))
  // Stripe looks at a host once; what it did not find then it finds when it is asked to look again.
  return showsWallets(domain) || (domain.enabled && showsWallets(await validate(stripe, domain.id)))
}

const create = (stripe: Stripe, name: string) =>
  askStripe("register a wallet host", () =>
    stripe.paymentMethodDomains.create({ domain_name: name }, { timeout: WRITE_MS }),
  )

const validate = (stripe: Stripe, id: string) =>
  askStripe("look at a wallet host", () => stripe.paymentMethodDomains.validate(id, {}, { timeout: WRITE_MS }))

const showsWallets = ({ enabled, apple_pay, google_pay, link }: Stripe.PaymentMethodDomain): boolean =>
  enabled && [apple_pay, google_pay, link].every(({ status }) => status === "active")
