import { useEffect } from "react"

declare global {
  var earlyTap: { button?: HTMLButtonElement | null; hears: AbortController } | undefined
}

/**
 * For the head of a page: scripts come after the first paint, so a button may be tapped before it can do anything. The last
 * one is noted if it says `data-replay`: what it does must be right a few seconds later too.
 */
export const NOTE_EARLY_TAP = `{const hears=new AbortController;globalThis.earlyTap={hears};addEventListener("click",({target})=>{earlyTap.button=target.closest("button[data-replay]")},{capture:true,signal:hears.signal})}`
/** From here on React hears what is tapped, and brings to life what it is in. */
export const stopNotingTaps = () => globalThis.earlyTap?.hears.abort()

/** Does what was tapped before the page was alive; not in the midst of React's own work, which a tap has to interrupt. */
export function useEarlyTap(): void {
  useEffect(() => {
    const button = globalThis.earlyTap?.button
    if (!button) return
    const timer = setTimeout(() => {
      globalThis.earlyTap = undefined
      if (button.isConnected) button.click()
    })
    return () => clearTimeout(timer)
  }, [])
}
