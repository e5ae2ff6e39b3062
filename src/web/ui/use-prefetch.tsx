import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react"
import { PrefetchPageLinks } from "react-router"
import { canonicalAddress } from "../../domain/site/canonical-address.ts"
import { loadScreen } from "../shell/load-screen.ts"
import { useItemPicture } from "../shell/shell.ts"
import { useAddress } from "./link.tsx"
import { prefetchPicture, prefetchQueue } from "./prefetch.ts"
import { watchView } from "./watch-view.ts"

/** `view` fetches what is seen and what is pointed at, `intent` only the latter. */
export type PrefetchManner = "view" | "intent" | "none"

/** A pointer that only passes by means nothing. */
const POINTED_MS = 80
/** Where the browser does not tell that it came, its place in the queue is free after this. */
const GIVE_UP_MS = 5_000

type Prefetch = {
  ref: RefObject<HTMLAnchorElement | null>
  listeners: Record<"onPointerEnter" | "onPointerLeave" | "onFocus" | "onTouchStart", () => void>
  links: ReactNode
}

/** Fetches the page behind a link ahead. The first picture comes with it only where the visitor points at the link. */
export function usePrefetch(to: string, manner: PrefetchManner, picture: string | null): Prefetch {
  const page = useAddress(to)
  const sizes = useItemPicture()
  const ref = useRef<HTMLAnchorElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isDue, setDue] = useState(false)
  const start = () => setDue(true)

  useEffect(() => {
    if (manner !== "view" || !ref.current) return
    const element = ref.current
    const wish = { address: page, start: () => setDue(true) }
    const stopWatching = watchView(element, (isInView) => {
      if (isInView) prefetchQueue.ask(wish, false)
      else prefetchQueue.withdraw(page)
    })
    return () => {
      stopWatching()
      prefetchQueue.withdraw(page)
    }
  }, [manner, page])

  useEffect(() => {
    if (!isDue) return
    // What did not come is asked for again by whoever goes there.
    loadScreen(canonicalAddress(to.split(/[?#]/, 1)[0] ?? "").screen).catch(() => {})
    return settleWhenLoaded(page)
  }, [isDue, page, to])

  function intend() {
    if (manner === "none") return
    prefetchQueue.ask({ address: page, start }, true)
    if (picture && sizes) prefetchPicture(picture, sizes)
  }
  const intendSoon = () => {
    timer.current = setTimeout(intend, POINTED_MS)
  }
  const forget = () => clearTimeout(timer.current)
  return {
    ref,
    listeners: { onPointerEnter: intendSoon, onPointerLeave: forget, onFocus: intendSoon, onTouchStart: intend },
    links: isDue && <PrefetchPageLinks page={page} />,
  }
}

/** React moves the links to the head. Their events do not rise, but they can be caught on the way down. */
function settleWhenLoaded(page: string): () => void {
  const stop = new AbortController()
  const settle = () => {
    stop.abort()
    clearTimeout(givenUp)
    prefetchQueue.settle(page)
  }
  const givenUp = setTimeout(settle, GIVE_UP_MS)
  const settleIfOurs = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === "prefetch" && isDataOf(page, target.href)) settle()
  }
  for (const event of ["load", "error"]) {
    document.head.addEventListener(event, settleIfOurs, { capture: true, signal: stop.signal })
  }
  return settle
}

const isDataOf = (page: string, href: string) => {
  const { pathname } = new URL(page, href)
  return new URL(href).pathname === `${pathname}.data`
}
