const SIGNS = ["pointermove", "pointerdown", "touchstart", "click", "keydown", "focusin", "scroll", "popstate"]
/** Whoever only reads gets the rest of the page as well. */
const PATIENCE_MS = 3_000

let used: Promise<void> | undefined

/** The moment when the visitor first does anything with the page, or some seconds after it has come to life. */
export function firstUse(): Promise<void> {
  used ??= new Promise((resolve) => {
    const heard = new AbortController()
    const tell = () => {
      heard.abort()
      resolve()
    }
    for (const sign of SIGNS) addEventListener(sign, tell, { capture: true, passive: true, signal: heard.signal })
    setTimeout(tell, PATIENCE_MS)
  })
  return used
}
