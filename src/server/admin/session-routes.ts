import type { adminSessionCalls, StaffSessionShown } from "../../contract/admin/session-calls.ts"
import { isRefused } from "../../domain/refusal.ts"
import type { Handlers, Refused } from "../api/handlers.ts"
import { type Browser, clearSession } from "../members/browser-session.ts"
import { refresh } from "../members/refresh.ts"
import { endSession, type Session } from "../members/sessions.ts"
import { signIn } from "../members/sign-in.ts"
import { tokensShown } from "../members/tokens-shown.ts"
import { openLink } from "./open-link.ts"

export const adminSessionHandlers: Handlers<typeof adminSessionCalls> = {
  "POST /api/admin/login/account": async (ask) => sessionShown(ask, await signIn(ask.shop, "staff", ask.body)),
  "POST /api/admin/login/refreshToken": async (ask) =>
    sessionShown(ask, await refresh(ask.shop, "staff", ask.body.refresh_token, ask)),
  "POST /api/admin/login/link": async (ask) => sessionShown(ask, await openLink(ask.shop, ask.body)),
  "POST /api/admin/login/logout": async (ask) => {
    await endSession(ask.shop, "staff", ask.staff.id, ask.staff.session)
    clearSession(ask, "staff")
    return {}
  },
  "GET /api/admin/me": async ({ shop, staff: { id, name, email, role } }) => {
    return { id, name, email, role, site: { name: shop.site.name, title: shop.site.title } }
  },
}

function sessionShown(browser: Browser, session: Session | Refused): StaffSessionShown | Refused {
  if (isRefused(session)) return session
  const { id, name, email, role } = session.person
  if (role === null) throw new Error("Somebody without a role was signed in as staff")
  return { id, name, email, role, ...tokensShown(browser, "staff", session) }
}
