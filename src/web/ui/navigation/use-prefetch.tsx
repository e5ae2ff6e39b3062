import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react"
import { PrefetchPageLinks } from "react-router"
import { useItemPicture } from "../../shell/shell.ts"
import { firstUse } from "../first-use.ts"
import { useAddress } from "./link.tsx"

/** `view` fetches what is seen and what is pointed at, `intent` only the latter. */
export type PrefetchManner = "view" | "intent" | "none"

/** A pointer that only passes by means nothing. */
const POINTED_MS = 80

const loadPrefetching = () => import("./prefetch-page.ts")

type Prefetch = {
  ref: RefObject<HTMLAnchorElement | null>
  listeners: Record<"onPointerEnter" | "onPointerLeave" | "onFocus" | "onTouchStart", () => void>
  links: ReactNode
}

/** Fetches the page behind a link ahead. The first picture comes with it only where the visitor points at the link. */
export function usePrefetch(to: string, manner: PrefetchManner, picture: string | null): Prefetch {
  const address = useAddress(to)
  const sizes = useItemPicture()
  const ref = useRef<HTMLAnchorElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const gone = useRef<AbortSignal>(undefined)
  const [isDue, setDue] = useState(false)
  const show = () => setDue(true)

  useEffect(() => {
    const left = new AbortController()
    gone.current = left.signal
    const page = { to, address, show: () => setDue(true), gone: left.signal }
    const watch = async () => {
      await firstUse()
      const { prefetchInView } = await loadPrefetching()
      if (ref.current) prefetchInView(ref.current, page)
    }
    // What did not come is no reason to trouble anybody: the link works without.
    if (manner === "view") watch().catch(() => {})
    return () => left.abort()
  }, [manner, address, to])

  function intend() {
    const { current: left } = gone
    if (manner === "none" || !left) return
    const page = { to, address, show, gone: left }
    loadPrefetching().then(
      ({ prefetchPointed }) => prefetchPointed(page, picture, sizes),
      () => {},
    )
  }
  const intendSoon = () => {
    timer.current = setTimeout(intend, POINTED_MS)
  }
  const forget = () => clearTimeout(timer.current)
  return {
    ref,
    listeners: { onPointerEnter: intendSoon, onPointerLeave: forget, onFocus: intendSoon, onTouchStart: intend },
    links: isDue && <PrefetchPageLinks page={address} />,
  }
}
