import { useEffect, useRef } from "react"
import type { Faults } from "../shell/faults-of.ts"

/** The first field that something is wrong with gets the focus, so that what is wrong is read out and can be put right. */
export function useFaultFocus(faults: Faults) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [faults])
  return form
}
