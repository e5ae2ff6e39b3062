import { useSyncExternalStore } from "react"
import { SCROLL_TO_TOP_AFTER_PX } from "../../domain/constants.ts"
import { useWords } from "../shell/use-words.ts"
import { ArrowUp } from "../ui/icons.tsx"
import { scrollManner } from "../ui/navigation/scroll-manner.ts"

/** Back to the top of a long page, after 600 px. */
export function ScrollToTop() {
  const words = useWords()
  const isFar = useSyncExternalStore(
    onScroll,
    () => wasFar,
    () => false,
  )
  if (!isFar) return null
  return (
    <button
      type="button"
      data-slot="to-top"
      aria-label={words.toTop}
      onClick={() => {
        scrollTo({ top: 0, behavior: scrollManner() })
        // The button goes, so the focus has to be somewhere.
        document.getElementById("main")?.focus({ preventScroll: true })
      }}
    >
      <ArrowUp aria-hidden="true" />
    </button>
  )
}

/** Noted while scrolling: asking the browser while a page is being drawn would make it lay out the page then and there. */
let wasFar = false

function onScroll(tell: () => void) {
  const look = () => {
    wasFar = scrollY > SCROLL_TO_TOP_AFTER_PX
    tell()
  }
  // A page that one comes back to may be scrolled already.
  const first = requestAnimationFrame(look)
  addEventListener("scroll", look, { passive: true })
  return () => {
    cancelAnimationFrame(first)
    removeEventListener("scroll", look)
  }
}
