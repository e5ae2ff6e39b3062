import { whenQuiet } from "./when-quiet.ts"

/** Near enough to be seen soon. */
const MARGIN = "100px"

const watched = new Map<Element, (isInView: boolean) => void>()
const waiting = new Set<Element>()
let observer: IntersectionObserver | null = null

/**
 * Tells when an element comes into view and leaves it, from the next quiet moment on. All elements share one observer,
 * and those of a page also the moment.
 */
export function watchView(element: Element, tell: (isInView: boolean) => void): () => void {
  watched.set(element, tell)
  if (waiting.size === 0) whenQuiet(watchWaiting)
  waiting.add(element)
  return () => {
    watched.delete(element)
    waiting.delete(element)
    observer?.unobserve(element)
  }
}

function watchWaiting(): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting)
    },
    { rootMargin: MARGIN },
  )
  for (const element of waiting) observer.observe(element)
  waiting.clear()
}
