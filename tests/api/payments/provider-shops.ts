import { pino } from "pino"
import type { AccountMode } from "../../../src/domain/payments/provider-keys.ts"
import type { PaymentProvider } from "../../../src/server/payment-provider.ts"
import { startPaypalStandIn } from "../../stand-ins/paypal/paypal-stand-in.ts"
import type { Merchant } from "../../stand-ins/paypal/stand-in-books.ts"
import { startStripe } from "../../stand-ins/stripe/stripe-stand-in.ts"
import type { StripeStandInAccount } from "../../stand-ins/stripe/stripe-stand-in-account.ts"
import { keeping } from "../admin/catalog/staff-calls.ts"
import { atDesk } from "../admin/desk/desk.ts"
import { newStaff } from "../people.ts"
import { testShop } from "../test-shop.ts"
import { paymentDesk } from "./payment-desk.ts"

export const MERCHANT = {
  clientId: "AeA1QIZXiflr1-client-of-this-shop",
  clientSecret: "EC4secret-of-this-very-shop-RFn",
  merchantId: "8XHVLJ3B6DQNS",
  webhookId: "5GP028458E2496506",
}

/** The account of another shop. */
export const OTHER_MERCHANT = {
  clientId: "AbOther-client-of-another-shop",
  clientSecret: "EOther-secret-of-another-shop",
  merchantId: "OTHERMERCHANT",
  webhookId: "9ZZ028458E2496999",
}

type Options = { wrap?: (provider: PaymentProvider) => PaymentProvider }

/** Shops whose accounts are at stand-ins of Stripe and PayPal, with everything that is logged. */
export async function providerShops(options: Options = {}) {
  const merchants: Merchant[] = [{ ...MERCHANT }, { ...OTHER_MERCHANT }]
  const [stripe, paypal] = [await startStripe(), await startPaypalStandIn({ merchants })]
  const logged: string[] = []
  const log = pino({ level: "debug" }, { write: (line) => logged.push(line) })
  const addressOf = (provider: "paypal" | "stripe") => (provider === "stripe" ? stripe.url : paypal.url)
  const shop = await testShop("demo", { addressOf, log, ...options })
  const owner = keeping(shop, (await atDesk(shop)).asOwner)
  const desk = paymentDesk(shop)

  const keysOf = ({ publishableKey, secretKey, webhookSecret, id }: StripeStandInAccount) => ({
    publishableKey,
    secretKey,
    webhookSecret,
    accountId: id,
  })

  /** An account at Stripe that the owner of the shop has entered and switched on. */
  async function withStripe(mode: AccountMode = "test") {
    const account = stripe.account({ mode })
    const body = { provider: "stripe", mode, keys: keysOf(account) } as const
    const { id, webhookUrl } = await owner.does("POST /api/admin/paymentAccount/save", body)
    await owner.does("POST /api/admin/paymentAccount/switch", { id, isOn: true })
    const address = new URL(webhookUrl).pathname
    return { account, id, address, webhookUrl }
  }

  /** The same for another shop of this server. */
  async function withStripeAt(site: string, mode: AccountMode = "test") {
    const { headers } = await newStaff(shop, "owner", site)
    const host = `${site}.localhost`
    const account = stripe.account({ mode })
    const body = { provider: "stripe", mode, keys: keysOf(account) } as const
    const saved = await shop.ask("POST /api/admin/paymentAccount/save", { headers, host, body })
    if (saved.code !== 1) throw new Error(`The account was refused: ${saved.reason}`)
    const { id, webhookUrl } = saved.data
    await shop.ask("POST /api/admin/paymentAccount/switch", { headers, host, body: { id, isOn: true } })
    return { account, id, address: new URL(webhookUrl).pathname, host }
  }

  /** An account at PayPal that the owner of a shop has entered and switched on. */
  async function withPaypal(keys = MERCHANT, site = "default-modulized") {
    const { headers } = await newStaff(shop, "owner", site)
    const who = keeping(shop, { headers, host: `${site}.localhost` })
    const { id, webhookUrl } = await who.does("POST /api/admin/paymentAccount/save", {
      provider: "paypal",
      mode: "test",
      keys,
    })
    await who.does("POST /api/admin/paymentAccount/switch", { id, isOn: true })
    return { id, address: new URL(webhookUrl).pathname }
  }

  const forgetAccounts = async () => {
    await shop.rows(
      "update payment set status = 'cancelled' where account_id is not null and status in ('created', 'processing')",
    )
    await shop.rows("update payment set account_id = null where account_id is not null")
    await shop.rows("delete from payment_account")
    await shop.rows("update site set mode = 'demo'")
  }

  const close = () => Promise.all([stripe.close(), paypal.close()])
  const accounts = { keysOf, withStripe, withStripeAt, withPaypal, forgetAccounts }
  return { shop, stripe, paypal, merchants, owner, desk, logged, ...accounts, close }
}
