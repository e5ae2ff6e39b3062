import { useEffect } from "react"
import { useShell } from "../shell/shell.ts"

/** Where people write, they may do as they always do. */
const FIELDS = "input, textarea, select, [contenteditable]"

/** Keeps the menu of the right button and copying away, where the merchant wants that; never in fields. */
export function useForbidden(): void {
  const forbids = useShell()?.shop?.forbids
  useEffect(() => {
    const events = [...(forbids?.rightClick ? ["contextmenu"] : []), ...(forbids?.copy ? ["copy", "cut"] : [])]
    const refuse = (event: Event) => {
      if (event.target instanceof Element && !event.target.closest(FIELDS)) event.preventDefault()
    }
    for (const name of events) document.addEventListener(name, refuse)
    return () => {
      for (const name of events) document.removeEventListener(name, refuse)
    }
  }, [forbids])
}
