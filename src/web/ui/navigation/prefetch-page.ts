import { canonicalAddress } from "../../../domain/site/canonical-address.ts"
import { loadScreen } from "../../shell/load-screen.ts"
import { watchView } from "../watch-view.ts"
import { prefetchPicture, prefetchQueue } from "./prefetch.ts"

/** Where the browser does not tell that it came, its place in the queue is free after this. */
const GIVE_UP_MS = 5_000

/** The page behind a link: `show` puts the links to its files into this page, `gone` tells that the link is no longer there. */
export type LinkedPage = { to: string; address: string; show: () => void; gone: AbortSignal }

/** Fetches a page while the link to it is in view. */
export function prefetchInView(link: Element, page: LinkedPage): void {
  if (page.gone.aborted) return
  const stopWatching = watchView(link, (isInView) => {
    if (isInView) prefetchQueue.ask(wishFor(page), false)
    else prefetchQueue.withdraw(page.address)
  })
  page.gone.addEventListener("abort", () => {
    stopWatching()
    prefetchQueue.withdraw(page.address)
  })
}

/** Fetches a page that the visitor points at, and its first picture: before all that is merely in view. */
export function prefetchPointed(page: LinkedPage, picture: string | null, sizes: string): void {
  if (page.gone.aborted) return
  prefetchQueue.ask(wishFor(page), true)
  if (picture && sizes) prefetchPicture(picture, sizes)
}

const wishFor = (page: LinkedPage) => ({ address: page.address, start: () => start(page) })

function start({ to, address, show, gone }: LinkedPage): void {
  show()
  // What did not come is asked for again by whoever goes there.
  loadScreen(canonicalAddress(to.split(/[?#]/, 1)[0] ?? "").screen).catch(() => {})
  settleWhenLoaded(address, gone)
}

/** React moves the links to the head. Their events do not rise, but they can be caught on the way down. */
function settleWhenLoaded(page: string, gone: AbortSignal): void {
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
  gone.addEventListener("abort", settle, { signal: stop.signal })
}

const isDataOf = (page: string, href: string) => {
  const { pathname } = new URL(page, href)
  return new URL(href).pathname === `${pathname}.data`
}
