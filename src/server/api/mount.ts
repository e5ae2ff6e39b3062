import type { Context, Hono } from "hono"
import { getCookie, setCookie } from "hono/cookie"
import type { Call } from "../../contract/call.ts"
import { GUEST_COOKIE } from "../../domain/constants.ts"
import { isRefused } from "../../domain/refusal.ts"
import { identify } from "../members/identity.ts"
import type { ApiEnv } from "./api-env.ts"
import type { CookieOptions, Refused } from "./handlers.ts"
import { readAsk } from "./read-ask.ts"
import { refuse, succeed } from "./reply.ts"

/** Puts one call on the router: who asks, then what was sent; ask the handler, wrap what it says. */
export function mount(api: Hono<ApiEnv>, name: string, call: Call, handler: (ask: never) => Promise<object>): void {
  const [method = "", path = ""] = name.split(" ")
  // Which handler belongs to which call is checked where both are listed (`Handlers<AllCalls>`); here all calls are alike.
  const answerTo = handler as (ask: object) => Promise<object | Refused>
  api.on(method, path, async (c) => {
    const { shop } = c.var
    const identity = await identify(shop, call.who, { bearer: bearerOf(c), guestCookie: getCookie(c, GUEST_COOKIE) })
    if (isRefused(identity)) return refuse(c, identity.refused, shop.language)
    const sent = await readAsk(c, call)
    if (isRefused(sent)) return refuse(c, sent.refused, shop.language, sent.details)
    const answer = await answerTo({
      shop,
      ...identity,
      ...sent,
      headers: c.req.raw.headers,
      setCookie: cookieSetter(c),
    })
    return isRefused(answer) ? refuse(c, answer.refused, shop.language, answer.details) : succeed(c, answer)
  })
}

const bearerOf = (c: Context) => /^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? null

const cookieSetter =
  (c: Context<ApiEnv>) =>
  (name: string, value: string, maxAge: number, { httpOnly = false }: CookieOptions = {}) => {
    const secure = c.env.visitor.protocol === "https"
    setCookie(c, name, value, { maxAge, path: "/", sameSite: "Lax", secure, httpOnly })
  }
