import { useEffect, useLayoutEffect, useRef } from "react"
import { useLocation, useNavigate, useNavigationType } from "react-router"

/** Links inside of a page; the way around the header stays the browser's own, because it moves the focus. */
const OWN_LINKS = 'a[href^="#"]:not([data-slot="skip-link"])'

/** Targets of a hash are reached smoothly. How far from the upper edge they stop is said by the stylesheet. */
export function useHashScrolling(): void {
  const { pathname, search, hash, key } = useLocation()
  const manner = useNavigationType()
  const navigate = useNavigate()
  const seen = useRef({ pathname, key })

  // The router scrolls after this, in the manner of the document; everywhere else it is to jump.
  useLayoutEffect(() => {
    const before = seen.current
    seen.current = { pathname, key }
    // Who goes back is put where they were.
    if (before.key === key || !hash || manner === "POP") return
    if (before.pathname !== pathname) scrollTo({ top: 0, behavior: "instant" })
    return scrollSmoothlyForNow()
  }, [pathname, hash, key, manner])

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(OWN_LINKS) : null
      const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      if (!link || !isPlain || event.defaultPrevented) return
      event.preventDefault()
      navigate({ search, hash: link.hash })
    }
    document.addEventListener("click", follow)
    return () => document.removeEventListener("click", follow)
  }, [navigate, search])
}

function scrollSmoothlyForNow(): () => void {
  const { style } = document.documentElement
  style.scrollBehavior = "smooth"
  const settle = () => {
    style.scrollBehavior = ""
  }
  const frame = requestAnimationFrame(settle)
  return () => {
    cancelAnimationFrame(frame)
    settle()
  }
}
