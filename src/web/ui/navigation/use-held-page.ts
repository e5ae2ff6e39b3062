import { useEffect } from "react"

let holders = 0

function hold(by: 1 | -1) {
  holders += by
  document.documentElement.toggleAttribute("data-held", holders > 0)
}

/**
 * Keeps the page from scrolling while something lies over it. Not `:root:has(dialog[open])`: a `:has` at the root makes the
 * browser look at half the page again after every change, each second of a countdown.
 */
export function useHeldPage(isHeld: boolean) {
  useEffect(() => {
    if (!isHeld) return
    hold(1)
    return () => hold(-1)
  }, [isHeld])
}
