import { useEffect } from "react"
import { useBlocker } from "react-router"

/** Keeps somebody from leaving what they have typed: within the back office by a question, else by the browser's own. */
export function useUnsaved(isDirty: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", hold)
    return () => removeEventListener("beforeunload", hold)
  }, [isDirty])
  return blocker
}
