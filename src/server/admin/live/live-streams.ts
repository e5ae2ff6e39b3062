import { type LiveNews, liveNews } from "../../../contract/admin/live-news.ts"
import type { Changes } from "../../../db/hear-changes.ts"

/** A browser opens one for all its tabs; this many browsers one person has. */
const STREAMS_PER_ACCOUNT = 8

type Listener = { siteId: number; staffId: number; hear: (news: LiveNews) => void; end: () => void }

/** Who of the staff listens in this process. All of them hear by the one connection that listens for changes. */
export type LiveStreams = {
  /** Null where that account has as many as it may; else what takes the listener out again. */
  join: (listener: Listener) => (() => void) | null
  close: () => void
}

export function liveStreams(changes: Pick<Changes, "onStaffNews"> | undefined): LiveStreams {
  const listeners = new Set<Listener>()
  const stop = changes?.onStaffNews((told) => {
    for (const each of told) tell(each)
  })

  function tell(told: string): void {
    const [site = "", kind, ...id] = told.split(":")
    const news = liveNews.safeParse({ kind, id: id.join(":") })
    if (!news.success) return
    for (const listener of listeners) if (site === "*" || listener.siteId === Number(site)) listener.hear(news.data)
  }

  return {
    join: (listener) => {
      const theirs = [...listeners].filter(
        ({ siteId, staffId }) => siteId === listener.siteId && staffId === listener.staffId,
      )
      if (theirs.length >= STREAMS_PER_ACCOUNT) return null
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {
      stop?.()
      for (const { end } of listeners) end()
      listeners.clear()
    },
  }
}
