import { useEffect, useState } from "react"
import { GUEST_CART, readVisitor, type Visitor } from "./read-visitor.ts"
import { readStored } from "./stored.ts"

export type { Visitor } from "./read-visitor.ts"

/** Sent on `window` by whatever changes the cart or the session in this tab; other tabs are told by the browser. */
export const VISITOR_CHANGED = "visitorchanged"

/** Who is looking; null until the page has loaded. */
export function useVisitor(): Visitor | null {
  const [visitor, setVisitor] = useState<Visitor | null>(null)
  useEffect(() => {
    const look = () => setVisitor(readVisitor(document.cookie, readStored(GUEST_CART)))
    // Reading cookies takes the browser a while: not before the page can be used.
    const first = setTimeout(look)
    const events = ["storage", "pageshow", VISITOR_CHANGED]
    for (const event of events) addEventListener(event, look)
    return () => {
      clearTimeout(first)
      for (const event of events) removeEventListener(event, look)
    }
  }, [])
  return visitor
}
