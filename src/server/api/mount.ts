import type { Hono } from "hono"
import { setCookie } from "hono/cookie"
import type { Call } from "../../contract/call.ts"
import { isRefused } from "../../domain/refusal.ts"
import type { ApiEnv } from "./api-env.ts"
import type { Ask, Refused } from "./handlers.ts"
import { readAsk } from "./read-ask.ts"
import { refuse, succeed } from "./reply.ts"

type AnyAsk = Omit<Ask<Call>, "query" | "body"> & { query: unknown; body: unknown }

/** Puts one call on the router: read and check what was sent, ask the handler, wrap what it says. */
export function mount(api: Hono<ApiEnv>, name: string, call: Call, handler: (ask: never) => Promise<object>): void {
  const [method = "", path = ""] = name.split(" ")
  // Which handler belongs to which call is checked where both are listed (`Handlers<AllCalls>`); here all calls are alike.
  const answerTo = handler as (ask: AnyAsk) => Promise<object | Refused>
  api.on(method, path, async (c) => {
    const { shop } = c.var
    const sent = await readAsk(c, call)
    if (isRefused(sent)) return refuse(c, sent.refused, shop.language, sent.details)
    const secure = c.env.visitor.protocol === "https"
    const answer = await answerTo({
      ...sent,
      shop,
      setCookie: (cookie, value, maxAge) => setCookie(c, cookie, value, { maxAge, path: "/", sameSite: "Lax", secure }),
    })
    return isRefused(answer) ? refuse(c, answer.refused, shop.language, answer.details) : succeed(c, answer)
  })
}
