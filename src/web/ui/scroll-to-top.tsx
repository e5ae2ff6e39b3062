import { ArrowUp } from "lucide-react"
import { useSyncExternalStore } from "react"
import { SCROLL_TO_TOP_AFTER_PX } from "../../domain/constants.ts"
import { scrollManner } from "../parts/scroll-manner.ts"
import { useMessages } from "../parts/use-messages.ts"

/** Back to the top of a long page, after 600 px. */
export function ScrollToTop() {
  const words = useMessages()
  const isFar = useSyncExternalStore(
    onScroll,
    () => scrollY > SCROLL_TO_TOP_AFTER_PX,
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

function onScroll(tell: () => void) {
  addEventListener("scroll", tell, { passive: true })
  return () => removeEventListener("scroll", tell)
}
