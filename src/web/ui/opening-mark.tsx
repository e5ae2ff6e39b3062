import { use } from "react"
import { UNSAFE_FrameworkContext as FrameworkContext } from "react-router"

/** Not after reloading or going back, nor with a hash: there the browser must know from the start where everything lies. */
const MARK = `performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash&&document.documentElement.setAttribute("data-opening","")`

/**
 * Marks a page that has just been opened: what lies far below is then laid out only when it comes near (`data-far` and
 * `data-long`), and the first screen is there sooner. `useOpening` lays out the rest and takes the mark away.
 */
export function OpeningMark() {
  return (
    <script nonce={use(FrameworkContext)?.nonce} suppressHydrationWarning>
      {MARK}
    </script>
  )
}
