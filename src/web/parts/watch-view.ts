/** Near enough to be seen soon. */
const MARGIN = "100px"

const watched = new Map<Element, (isInView: boolean) => void>()
let observer: IntersectionObserver | null = null

/** Tells when an element comes into view and leaves it; all elements share one observer. */
export function watchView(element: Element, tell: (isInView: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting)
    },
    { rootMargin: MARGIN },
  )
  watched.set(element, tell)
  observer.observe(element)
  return () => {
    watched.delete(element)
    observer?.unobserve(element)
  }
}
