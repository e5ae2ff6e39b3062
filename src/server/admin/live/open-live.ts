import type { Context } from "hono"
import type { LiveNews } from "../../../contract/admin/live-news.ts"
import { isRefused } from "../../../domain/refusal.ts"
import type { ApiEnv } from "../../api/api-env.ts"
import { failureOf } from "../../api/failure-of.ts"
import { refuse, sendEnvelope } from "../../api/reply.ts"
import { type Visit, whoAsks } from "../../members/browser-session.ts"
import type { LiveStreams } from "./live-streams.ts"

/** Proxies cut what is silent for longer; and within this an ended session or a role that was taken is noticed. */
const HEARTBEAT_MS = 10_000
/** Then the browser asks anew, and its session is renewed on the way. */
const LONGEST_MS = 1_800_000
/** Whoever does not read what is said is not kept waiting for. */
const UNREAD_MAX = 200
/** How soon the browser asks again, when the stream has ended. */
const RETRY_MS = 2_000

/** What comes and changes in this shop, told to somebody who works there for as long as their session lasts. */
export async function openLive(c: Context<ApiEnv>, live: LiveStreams, visit: Visit): Promise<Response> {
  const { shop } = c.var
  if (c.req.raw.method !== "GET") return refuse(c, "methodNotAllowed", shop.language)
  const identity = await whoAsks(shop, "staff", visit)
  if (isRefused(identity)) return refuse(c, identity.refused, shop.language)
  if (!identity.staff) return refuse(c, "signInRequired", shop.language)
  // A stream has no head any more that could carry a cookie: it does not renew what it came with.
  const isStillStaff = async () => {
    const now = { ...shop, now: new Date() }
    const again = await whoAsks(now, "staff", { ...visit, setCookie: () => {}, atHome: false })
    return !isRefused(again) && again.staff?.role === identity.staff?.role
  }
  const stream = tellWhile(isStillStaff, live, { siteId: shop.site.id, staffId: identity.staff.id })
  if (!stream) return sendEnvelope(c, failureOf("tooMany", shop.language, { retryAfter: 60 }))
  c.header("Content-Type", "text/event-stream; charset=utf-8")
  c.header("Cache-Control", "no-store")
  // Some proxies hold back what is short.
  c.header("X-Accel-Buffering", "no")
  return c.body(stream)
}

type Account = { siteId: number; staffId: number }

function tellWhile(
  isStillStaff: () => Promise<boolean>,
  live: LiveStreams,
  account: Account,
): ReadableStream<Uint8Array> | null {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let leave = () => {}
  const begun = Date.now()
  const timer = setInterval(beat, HEARTBEAT_MS).unref()

  function end(): void {
    clearInterval(timer)
    leave()
    const ending = controller
    controller = undefined
    ending?.close()
  }
  function say(lines: string): void {
    if (!controller) return
    controller.enqueue(encoder.encode(lines))
    if ((controller.desiredSize ?? 0) < -UNREAD_MAX) end()
  }
  function beat(): void {
    const isLong = Date.now() - begun > LONGEST_MS
    // A database that is away for a moment takes nobody's role.
    const isStaff = isLong ? Promise.resolve(false) : isStillStaff().catch(() => true)
    isStaff.then((isOpen) => (isOpen ? say(": here\n\n") : end()))
  }

  const joined = live.join({ ...account, hear: (news) => say(eventOf(news)), end })
  if (!joined) {
    clearInterval(timer)
    return null
  }
  leave = joined
  return new ReadableStream<Uint8Array>({
    start: (opened) => {
      controller = opened
      say(`retry: ${RETRY_MS}\n\n`)
    },
    cancel: () => {
      controller = undefined
      end()
    },
  })
}

const eventOf = (news: LiveNews) => `data: ${JSON.stringify(news)}\n\n`
