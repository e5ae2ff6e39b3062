import { askPaypal } from "./ask-paypal.ts"
import { type PaypalAccount, paypalAddress } from "./paypal-account.ts"
import { tokenShape } from "./paypal-shapes.ts"

/** A token that ends while its request is on the way would be refused. */
const MARGIN_SECONDS = 60
const TOKEN_MS = 10_000

export type PaypalTokens = {
  current: () => Promise<string>
  /** Makes the next asker get a new one; of a refused one only where it is still the one that is kept. */
  drop: (refused?: string) => void
}

/** Access tokens of an account: one is kept until shortly before its end, and parallel askers wait for the same one. */
export function paypalTokens(account: PaypalAccount): PaypalTokens {
  let kept: { token: string; endsAt: number } | null = null
  let coming: Promise<string> | null = null

  const renew = async () => {
    const { access_token: token, expires_in: seconds } = await askForToken(account)
    kept = { token, endsAt: Date.now() + (seconds - MARGIN_SECONDS) * 1000 }
    return token
  }
  return {
    current: () => {
      if (kept && kept.endsAt > Date.now()) return Promise.resolve(kept.token)
      coming ??= renew().finally(() => {
        coming = null
      })
      return coming
    },
    drop: (refused) => {
      if (refused === undefined || kept?.token === refused) kept = null
    },
  }
}

function askForToken(account: PaypalAccount) {
  const { clientId, clientSecret } = account
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64")
  return askPaypal({
    call: "token",
    url: `${paypalAddress(account)}/v1/oauth2/token`,
    init: {
      method: "POST",
      headers: {
        authorization: `Basic ${basic}`,
        accept: "application/json",
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    },
    ms: TOKEN_MS,
    shape: tokenShape,
  })
}
