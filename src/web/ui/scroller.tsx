import { type ReactNode, useEffect, useRef, useState } from "react"
import { useShell } from "../shell/shell.ts"
import { useWords } from "../shell/use-words.ts"
import { ChevronLeft, ChevronRight } from "./icons.tsx"
import { scrollManner } from "./navigation/scroll-manner.ts"
import { type ScrollPlace, scrollPlace } from "./navigation/scroll-place.ts"

/** A step shows what comes next and keeps the last one in sight. */
const STEP_SHARE = 0.8

/** A row that goes on sideways. Its children are the items of a list, `<li>`; it scrolls without JavaScript too. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  const words = useWords()
  const dir = useShell()?.dir
  const track = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState<ScrollPlace>("whole")
  useEffect(() => {
    const row = track.current
    if (!row) return
    const look = () => setPlace(scrollPlace(row))
    const sizes = new ResizeObserver(look)
    sizes.observe(row)
    row.addEventListener("scroll", look, { passive: true })
    return () => {
      sizes.disconnect()
      row.removeEventListener("scroll", look)
    }
  }, [])
  const step = (direction: 1 | -1) => {
    const row = track.current
    const sign = dir === "rtl" ? -direction : direction
    row?.scrollBy({ left: sign * row.clientWidth * STEP_SHARE, behavior: scrollManner() })
  }
  return (
    <section data-slot="scroller" aria-label={label} data-place={place}>
      <ul ref={track} data-slot="scroller-track">
        {children}
      </ul>
      <div data-slot="scroller-steps">
        <button
          type="button"
          data-slot="scroller-previous"
          aria-label={words.previous}
          aria-disabled={place === "start"}
          onClick={() => step(-1)}
        >
          <ChevronLeft aria-hidden="true" data-mirrored />
        </button>
        <button
          type="button"
          data-slot="scroller-next"
          aria-label={words.next}
          aria-disabled={place === "end"}
          onClick={() => step(1)}
        >
          <ChevronRight aria-hidden="true" data-mirrored />
        </button>
      </div>
    </section>
  )
}
