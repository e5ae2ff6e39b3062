import { HIDE_PROMOTION } from "../features/overlays/hidden-promotion.ts"
import { NOTE_EARLY_TAP } from "./early-tap.ts"
import { useNonce } from "./router-internals.tsx"

/** The browser takes it as it stands. */
const code = () => `${MARK}\n${HIDE_PROMOTION}\n${NOTE_EARLY_TAP}`

/** Not after reloading or going back, nor with a hash: there the browser must know from the start where everything lies. */
const MARK = `if(performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash)document.documentElement.setAttribute("data-opening","")`

/**
 * What a page needs before it is alive. Marks one that has just been opened: what lies far below is then laid out only when
 * it comes near, and the first screen is there sooner; `useOpening` lays out the rest and takes the mark away. Notes what
 * is tapped meanwhile.
 */
export function OpeningScript() {
  return (
    <script nonce={useNonce()} suppressHydrationWarning>
      {import.meta.env.SSR ? code() : ""}
    </script>
  )
}
