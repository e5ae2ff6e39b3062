import { pictureSources } from "../../../domain/catalog/picture-address.ts"
import { mayPrefetch } from "../../../domain/site/page-loading.ts"
import { whenQuiet } from "../when-quiet.ts"

/** What the browser tells of its line; not every browser does. */
export type Line = { saveData?: boolean; effectiveType?: string }

type Wish = { address: string; start: () => void }

/**
 * Pages that are fetched ahead: each once, four at a time, what the visitor points at before what is merely in view.
 * What is merely in view starts one by one, each in a `quiet` moment.
 */
export function createPrefetchQueue(line: () => Line, quiet: (run: () => void) => void) {
  const begun = new Set<string>()
  const running = new Set<string>()
  let waiting: Wish[] = []
  let isDue = false

  /** Whether there was one that may start. */
  function startNext(): boolean {
    const [wish, ...later] = waiting
    if (!wish || !mayPrefetch({ ...line(), running: running.size })) return false
    waiting = later
    begun.add(wish.address)
    running.add(wish.address)
    wish.start()
    return true
  }

  function startSoon() {
    if (isDue || waiting.length === 0) return
    isDue = true
    quiet(() => {
      isDue = false
      if (startNext()) startSoon()
    })
  }

  return {
    ask(wish: Wish, isIntended: boolean) {
      if (begun.has(wish.address)) return
      const others = waiting.filter(({ address }) => address !== wish.address)
      waiting = isIntended ? [wish, ...others] : [...others, wish]
      if (isIntended) startNext()
      else startSoon()
    },
    /** It went out of view before its turn. */
    withdraw(address: string) {
      waiting = waiting.filter((wish) => wish.address !== address)
    },
    /** It has come, or failed: the next may start. */
    settle(address: string) {
      if (running.delete(address)) startSoon()
    },
  }
}

/** Fetches the first picture of the next page in the copy that this screen will show. */
export function prefetchPicture(url: string, sizes: string): void {
  const { avif, webp, src } = pictureSources(url, null, sizes)
  const picture = document.createElement("picture")
  const source = document.createElement("source")
  Object.assign(source, { type: "image/avif", srcset: avif, sizes })
  if (avif) picture.append(source)
  const image = document.createElement("img")
  image.fetchPriority = "low"
  picture.append(image)
  Object.assign(image, { sizes, srcset: webp, src })
}

/** The one queue of this page. */
export const prefetchQueue = createPrefetchQueue(() => {
  const connection: unknown = typeof navigator === "object" && "connection" in navigator ? navigator.connection : null
  return typeof connection === "object" && connection !== null ? connection : {}
}, whenQuiet)
