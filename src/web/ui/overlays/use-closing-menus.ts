import { type RefObject, useEffect, useRef } from "react"
import { useLocation } from "react-router"

/**
 * Menus made of `<details>`, the element itself or inside of it: they close on Escape, when one presses or goes
 * elsewhere, and when the visitor has moved on. If the pointer is over it then, `data-moved` stands on it until the
 * pointer leaves, so that a menu which opens under the pointer does not cover the new page.
 */
export function useClosingMenus<Element extends HTMLElement>(): RefObject<Element | null> {
  const place = useRef<Element>(null)
  const { key } = useLocation()
  const seen = useRef(key)

  useEffect(() => {
    const element = place.current
    if (!element || seen.current === key) return
    seen.current = key
    for (const menu of openMenus(element)) menu.open = false
    if (!element.matches(":hover")) return
    element.dataset.moved = ""
    const settle = () => delete element.dataset.moved
    element.addEventListener("pointerleave", settle, { once: true })
    return () => element.removeEventListener("pointerleave", settle)
  }, [key])

  useEffect(() => {
    const element = place.current
    if (!element) return
    const onLeave = ({ target }: Event) => {
      const left = openMenus(element).filter((menu) => target instanceof Node && !areaOf(menu).contains(target))
      for (const menu of left) menu.open = false
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      const [menu] = openMenus(element).slice(-1)
      if (!menu) return
      menu.open = false
      menu.querySelector("summary")?.focus()
      // One press closes one menu, not also the one around it.
      event.stopPropagation()
    }
    document.addEventListener("pointerdown", onLeave)
    document.addEventListener("focusin", onLeave)
    element.addEventListener("keydown", onKey)
    return () => {
      document.removeEventListener("pointerdown", onLeave)
      document.removeEventListener("focusin", onLeave)
      element.removeEventListener("keydown", onKey)
    }
  }, [])

  return place
}

/** The open menus inside of an element, which may be one itself. */
const openMenus = (element: HTMLElement) =>
  [element, ...element.querySelectorAll("details")]
    .filter((menu) => menu instanceof HTMLDetailsElement)
    .filter((menu) => menu.open && menu.dataset.menu !== undefined)

/** A panel may stand beside its `<details>`: then what holds both is the menu. */
const areaOf = (menu: HTMLDetailsElement) => menu.closest<HTMLElement>("[data-menu-area]") ?? menu
