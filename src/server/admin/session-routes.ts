import type { adminSessionCalls, EnteredShown } from "../../contract/admin/session-calls.ts"
import { isRefused } from "../../domain/refusal.ts"
import type { Handlers, Refused } from "../api/handlers.ts"
import type { Browser } from "../members/browser-session.ts"
import type { Shop } from "../shop.ts"
import { clearSession, endThisSession, keepSession } from "./accounts/account-session.ts"
import { askLink } from "./accounts/ask-link.ts"
import type { Entered, FactorNeeded } from "./accounts/enter.ts"
import { openLink } from "./accounts/open-link.ts"
import { passkeyOptions, signInByPasskey } from "./accounts/passkey-use.ts"
import { showAccount } from "./accounts/show-account.ts"
import { signIn } from "./accounts/sign-in.ts"
import { purposeOfStep, takeStep } from "./accounts/take-step.ts"

export const adminSessionHandlers: Handlers<typeof adminSessionCalls> = {
  "POST /api/admin/login/account": async (ask) => entered(ask, await signIn(ask.shop, ask, ask.body)),
  "POST /api/admin/login/link": async (ask) => entered(ask, await openLink(ask.shop, ask, ask.body)),
  "POST /api/admin/login/askLink": ({ shop, body }) => askLink(shop, body.email),
  "POST /api/admin/login/factor": async (ask) => entered(ask, await takeStep(ask.shop, ask, ask.body)),
  "POST /api/admin/login/factorOptions": (ask) => passkeyOptions(ask.shop, ask, purposeOfStep(ask.body.step)),
  "POST /api/admin/login/passkeyOptions": (ask) => passkeyOptions(ask.shop, ask),
  "POST /api/admin/login/passkey": async (ask) => entered(ask, await signInByPasskey(ask.shop, ask, ask.body.passkey)),
  "POST /api/admin/login/logout": async (ask) => {
    await endThisSession(ask.shop, ask.account)
    clearSession(ask)
    return {}
  },
  "GET /api/admin/me": ({ shop, account }) => showAccount(shop, account),
  "GET /api/admin/shop": async ({ shop: { site, origin }, staff: { id, role } }) => {
    const currency = site.currencies.find(({ isBase }) => isBase)?.code ?? "USD"
    const { name, title, timeZone, siteDefault: language } = site
    return { id, role, site: { name, title, origin, currency, timeZone, language, languages: [...site.offered] } }
  },
}

/** A page of the back office gets its token as a cookie, which no script can read. */
function entered(ask: Browser & { shop: Shop }, reply: Entered | FactorNeeded | Refused): EnteredShown | Refused {
  if (isRefused(reply)) return reply
  if ("step" in reply) return { name: "", email: "", access_token: "", access_token_expire: 0, ...reply }
  const { account, session } = reply
  const isPage = ask.askedFrom === "shop"
  if (isPage) keepSession(ask, session, ask.shop.now)
  return {
    name: account.name,
    email: account.email,
    access_token: isPage ? "" : session.token,
    access_token_expire: Math.floor(session.expiresAt.getTime() / 1000),
    step: "",
    factors: [],
  }
}
