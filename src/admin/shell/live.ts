import { useEffect, useRef } from "react"
import { useParams, useRevalidator } from "react-router"
import { LIVE_PATH, type LiveNews, liveNews } from "../../contract/admin/live-news.ts"
import { SUCCESS } from "../../contract/envelope.ts"
import { SITE_HEADER } from "../../domain/site/staff-origin.ts"
import { staffApi } from "./api.ts"
import { say } from "./toasts.ts"
import { setWaiting } from "./waiting.ts"
import { useWords } from "./words.ts"

type Kind = LiveNews["kind"]

/** What each screen shows that is told live. Others are left alone: somebody may be at work there. */
const SHOWN: Record<string, readonly Kind[]> = {
  today: ["order", "orderChanged", "return", "inquiry", "review", "access", "money", "stock"],
  orders: ["order", "orderChanged", "return", "money"],
  order: ["orderChanged", "return", "money"],
  returns: ["return"],
  return: ["return"],
  inquiries: ["inquiry"],
  inquiry: ["inquiry"],
  reviews: ["review"],
  access: ["access"],
  feedback: ["feedback"],
}

/** News come in flocks: one look answers them all. */
const PAUSE_MS = 400
const RETRY_MS = 3_000
const RETRY_MAX_MS = 60_000

/**
 * Hears what comes and changes in this shop. One tab of a browser listens for all of them, since a browser has only few
 * connections; it is the one that holds the lock.
 */
export function useLive(screen: string | undefined): void {
  const { shop = "" } = useParams()
  const { revalidate } = useRevalidator()
  const t = useWords("frame")
  const latest = useRef({ screen, revalidate, t })
  latest.current = { screen, revalidate, t }
  useEffect(() => {
    if (!shop) return
    const end = new AbortController()
    const channel = new BroadcastChannel(`vitrine.live.${shop}`)
    const waits = new Set<Kind>()
    let timer: ReturnType<typeof setTimeout> | undefined

    function hear({ kind }: LiveNews): void {
      waits.add(kind)
      timer ??= setTimeout(look, PAUSE_MS)
    }
    async function look(): Promise<void> {
      timer = undefined
      const kinds = new Set(waits)
      waits.clear()
      const { screen, revalidate, t } = latest.current
      if (kinds.has("order")) say(t("newOrder"))
      await countWaiting(shop)
      const shown = SHOWN[screen ?? ""] ?? []
      if (kinds.has("any") ? shown.length > 0 : shown.some((kind) => kinds.has(kind))) await revalidate()
    }
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const news = liveNews.safeParse(data)
      if (news.success) hear(news.data)
    }
    void countWaiting(shop)
    navigator.locks
      .request(`vitrine.live.${shop}`, { signal: end.signal }, () =>
        listenUntil(end.signal, shop, (news) => {
          channel.postMessage(news)
          hear(news)
        }),
      )
      .catch(() => {})
    return () => {
      end.abort()
      clearTimeout(timer)
      channel.close()
    }
  }, [shop])
}

/** How many things wait, for the menu. */
async function countWaiting(shop: string): Promise<void> {
  const reply = await staffApi(shop)
    .ask("GET /api/admin/desk/today")
    .catch(() => null)
  if (reply?.code !== SUCCESS) return
  const { toAccept, toShip, returnsToAnswer, returnsToReceive } = reply.data
  const { inquiriesWaiting, reviewsWaiting, accessRequestsWaiting, moneyWaiting } = reply.data
  const counts = {
    orders: toAccept + toShip,
    returns: returnsToAnswer + returnsToReceive,
    inquiries: inquiriesWaiting,
    reviews: reviewsWaiting,
    access: accessRequestsWaiting,
  }
  const all = Object.values(counts).reduce((sum, count) => sum + count, moneyWaiting)
  setWaiting({ ...counts, today: all })
}

/** Listens again and again until it is told to end; each time it fails it waits longer. */
async function listenUntil(signal: AbortSignal, shop: string, hear: (news: LiveNews) => void): Promise<void> {
  let pause = RETRY_MS
  let isFirst = true
  while (!signal.aborted) {
    const wasOpen = await listenOnce(
      signal,
      shop,
      (news) => hear(news),
      () => !isFirst && hear({ kind: "any", id: "*" }),
    )
    isFirst = false
    pause = wasOpen ? RETRY_MS : Math.min(pause * 2, RETRY_MAX_MS)
    if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

async function listenOnce(
  signal: AbortSignal,
  shop: string,
  hear: (news: LiveNews) => void,
  opened: () => void,
): Promise<boolean> {
  try {
    const response = await fetch(LIVE_PATH, { headers: { [SITE_HEADER]: shop }, signal })
    if (!response.ok || !response.body) return false
    opened()
    let rest = ""
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const events = (rest + part.value).split("\n\n")
      rest = events.pop() ?? ""
      for (const event of events) if (event.startsWith("data: ")) tell(event.slice("data: ".length), hear)
    }
    return true
  } catch {
    return false
  }
}

function tell(line: string, hear: (news: LiveNews) => void): void {
  const news = liveNews.safeParse(JSON.parse(line))
  if (news.success) hear(news.data)
}
