import { useEffect, useLayoutEffect, useRef } from "react"
import { useLocation } from "react-router"
import { whenQuiet } from "../ui/when-quiet.ts"

const MARK = "data-opening"
/** Among these is all that a fresh page leaves for later (see the same in the base styles). */
const FAR = "main[data-page=home] > *, [data-slot=goods-grid] > *, [data-slot=scroller-track] > *, body > footer"

/**
 * A page that was marked as fresh (`OpeningScript`) is laid out to its end, bit by bit while the browser has nothing to do;
 * at once with the first move within the shop, since places are then gone back to and targets scrolled to.
 */
export function useOpening(): void {
  const { key } = useLocation()
  const first = useRef(key)
  useLayoutEffect(() => {
    if (key !== first.current) document.documentElement.removeAttribute(MARK)
  }, [key])
  useEffect(layOutBitByBit, [])
}

function layOutBitByBit(): () => void {
  const far = [...document.querySelectorAll<HTMLElement>(`[${MARK}] :is(${FAR})`)]
  let callOff = () => {}
  const next = () => {
    const box = far.shift()
    if (!box) return document.documentElement.removeAttribute(MARK)
    box.style.contentVisibility = "visible"
    // Two quiet moments may lie within one frame: its layout would then be of both.
    const frame = requestAnimationFrame(() => {
      callOff = whenQuiet(next)
    })
    callOff = () => cancelAnimationFrame(frame)
  }
  callOff = whenQuiet(next)
  return () => callOff()
}
