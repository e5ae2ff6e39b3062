import type { Context, Hono } from "hono"
import { getCookie, setCookie } from "hono/cookie"
import { SUCCESS } from "../contract/envelope.ts"
import { cookieName } from "../domain/members/session-cookies.ts"
import { type AnsweredCall, answerCall } from "./answer-call.ts"
import type { ApiEnv } from "./api/api-env.ts"
import { askedFrom } from "./api/asked-from.ts"
import { isFileMade, sendFile } from "./api/file-reply.ts"
import type { ReadCookie, SetCookie } from "./api/handlers.ts"
import { readAsk } from "./api/read-ask.ts"
import { sendEnvelope } from "./api/reply.ts"
import type { Visit } from "./members/browser-session.ts"

/** Puts one call on the router. */
export function mount(api: Hono<ApiEnv>, answered: AnsweredCall): void {
  const [method = "", path = ""] = answered.name.split(" ")
  api.on(method, path.replaceAll(/\{(\w+)\}/g, ":$1"), async (c) => {
    const visit = visitOf(c, method)
    const envelope = await answerCall(answered, { shop: c.var.shop, visit, read: (call) => readAsk(c, call) })
    if (answered.call.file && envelope.code === SUCCESS && isFileMade(envelope.data)) return sendFile(c, envelope.data)
    return sendEnvelope(c, envelope)
  })
}

/** Who asks, as far as the request tells. */
export function visitOf(c: Context<ApiEnv>, method: string): Visit {
  const { headers } = c.req.raw
  const from = askedFrom(headers, c.env.visitor.authority)
  const cookies = { cookie: cookieReader(c), setCookie: cookieSetter(c) }
  return { headers, askedFrom: from, ...cookies, method, atHome: c.var.asked.atHome }
}

export const cookieReader =
  (c: Context<ApiEnv>): ReadCookie =>
  (name) =>
    getCookie(c, cookieName(name, c.env.visitor.protocol))

const cookieSetter =
  (c: Context<ApiEnv>): SetCookie =>
  (name, value, maxAge, { httpOnly = false, sameSite = "Lax" } = {}) => {
    const { protocol } = c.env.visitor
    const secure = protocol === "https"
    const life = maxAge === null ? {} : { maxAge }
    setCookie(c, cookieName(name, protocol), value, { ...life, path: "/", sameSite, secure, httpOnly })
  }
