import { useEffect, useRef } from "react"
import { readGuestCart } from "../../../domain/orders/guest-cart.ts"
import { quantityField } from "../../features/cart/cart-form.ts"

/** A button that goes with its line or its notice would take the focus with it: it goes on to what comes next. */
export function useKeptFocus(): (step: string) => void {
  const done = useRef<string | null>(null)
  useEffect(() => {
    if (done.current === null) return
    const next = nextOf(done.current)
    done.current = null
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(next)?.focus()
  })
  return (step) => {
    done.current = step
  }
}

/** What was put back or filled up is changed next; what was taken out is put back. */
function nextOf(step: string): string {
  const [name = "", about = ""] = step.split(":")
  const variantId = name === "undo" ? readGuestCart(about)[0]?.variantId : Number(about)
  const isThere = name === "undo" || name === "add" || name === "set"
  return isThere ? `[name="${quantityField(variantId ?? 0)}"]` : "[data-slot=removed] button"
}
