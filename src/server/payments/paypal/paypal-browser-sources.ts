import type { BrowserSources } from "../../payment-provider.ts"
import type { PaypalAccount } from "./paypal-account.ts"

/** The SDK and its frames: buttons, card fields, 3-D Secure. */
const SDK = { live: ["https://www.paypal.com"], test: ["https://www.sandbox.paypal.com", "https://www.paypal.com"] }
/** Parts of the SDK and pictures. */
const OBJECTS = "https://www.paypalobjects.com"
/** Signs of fraud, which PayPal asks of the browser before a card or wallet is charged; the same in the sandbox. */
const RISK = "https://c.paypal.com"
/** Where the SDK reports how it fares. */
const BEACON = "https://t.paypal.com"

/** PayPal documents `*.paypal.com *.paypalobjects.com *.venmo.com`; these are the hosts of buttons and card fields. */
export function paypalBrowserSources({ mode }: Pick<PaypalAccount, "mode">): BrowserSources {
  const sdk = SDK[mode]
  return {
    script: [...sdk, OBJECTS, RISK],
    frame: [...sdk, RISK],
    connect: [...sdk, OBJECTS, RISK],
    image: [...sdk, OBJECTS, RISK, BEACON],
  }
}
