import type { Context, Hono } from "hono"
import { getCookie, setCookie } from "hono/cookie"
import type { Call } from "../contract/call.ts"
import { REFUSED, SESSION_OVER } from "../contract/envelope.ts"
import { mayCall } from "../contract/staff-rights.ts"
import { cookieName } from "../domain/members/session-cookies.ts"
import { isRefused } from "../domain/refusal.ts"
import type { ApiEnv } from "./api/api-env.ts"
import { askedFrom } from "./api/asked-from.ts"
import type { ReadCookie, Refused, SetCookie } from "./api/handlers.ts"
import { underNamesSent } from "./api/other-names.ts"
import { readAsk } from "./api/read-ask.ts"
import { refuse, succeed } from "./api/reply.ts"
import { whoAsks } from "./members/browser-session.ts"

/** Puts one call on the router: who asks, then what was sent; ask the handler, wrap what it says. */
export function mount(api: Hono<ApiEnv>, name: string, call: Call, handler: (ask: never) => Promise<object>): void {
  const [method = "", path = ""] = name.split(" ")
  // Which handler belongs to which call is checked where both are listed (`Handlers<AllCalls>`); here all calls are alike.
  const answerTo = handler as (ask: object) => Promise<object | Refused>
  api.on(method, path, async (c) => {
    const { shop, asked } = c.var
    const { headers } = c.req.raw
    const cookies = { cookie: cookieReader(c), setCookie: cookieSetter(c) }
    const browser = { headers, askedFrom: askedFrom(headers, c.env.visitor.authority), ...cookies }
    const identity = await whoAsks(shop, call.who, { ...browser, method, atHome: asked.atHome })
    if (isRefused(identity)) return refuse(c, identity.refused, shop.language)
    if (identity.staff && !mayCall(identity.staff.role, name)) return refuse(c, "ownerOnly", shop.language)
    const sent = await readAsk(c, call)
    if (isRefused(sent)) return refuse(c, sent.refused, shop.language, sent.details)
    const answer = await answerTo({ shop, ...identity, ...sent, ...browser })
    if (!isRefused(answer)) return succeed(c, answer)
    const details = underNamesSent(answer.details, sent.sentAs)
    const code = call.endsSession && answer.refused === "sessionOver" ? SESSION_OVER : REFUSED
    return refuse(c, answer.refused, shop.language, details, code)
  })
}

const cookieReader =
  (c: Context<ApiEnv>): ReadCookie =>
  (name) =>
    getCookie(c, cookieName(name, c.env.visitor.protocol))

const cookieSetter =
  (c: Context<ApiEnv>): SetCookie =>
  (name, value, maxAge, { httpOnly = false, sameSite = "Lax" } = {}) => {
    const { protocol } = c.env.visitor
    const secure = protocol === "https"
    setCookie(c, cookieName(name, protocol), value, { maxAge, path: "/", sameSite, secure, httpOnly })
  }
