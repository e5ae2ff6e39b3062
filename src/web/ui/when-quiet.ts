/** For browsers that do not tell when they are idle. */
const PAUSE_MS = 300
/** A browser that is never idle must not keep it waiting for ever. */
const LATEST_MS = 2_000

/** Runs once the page has loaded and the browser has nothing better to do; the answer calls it off. */
export function whenQuiet(run: () => void): () => void {
  const hears = new AbortController()
  const rest = () => {
    if ("requestIdleCallback" in globalThis) {
      const idle = requestIdleCallback(run, { timeout: LATEST_MS })
      hears.signal.addEventListener("abort", () => cancelIdleCallback(idle))
    } else {
      const timer = setTimeout(run, PAUSE_MS)
      hears.signal.addEventListener("abort", () => clearTimeout(timer))
    }
  }
  if (document.readyState === "complete") rest()
  else addEventListener("load", rest, { once: true, signal: hears.signal })
  return () => hears.abort()
}
