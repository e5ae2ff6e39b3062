import { type RefObject, useEffect, useEffectEvent } from "react"
import { screenSize } from "./screen-size.ts"
import { drag, type Point, pinch, stepZoom, type View } from "./viewer-zoom.ts"

type Gestures = {
  stage: RefObject<HTMLElement | null>
  view: View | null
  setView: (view: View) => void
  /** A swipe over a picture that is not enlarged: 1 to the left, -1 to the right. */
  onSwipe: (direction: 1 | -1) => void
  isEnlarged: boolean
  fitToScreen: () => void
}

const SWIPE_PX = 60

/** Wheel, drag, pinch and swipe on the stage of the viewer. */
export function useViewerGestures({ stage, view, setView, onSwipe, isEnlarged, fitToScreen }: Gestures) {
  const move = useEffectEvent((before: Point[], after: Point[]) => {
    const [from, other] = before
    const [to, otherTo] = after
    if (!view || !from || !to) return
    if (other && otherTo) setView(pinch(view, [from, other], [to, otherTo]))
    else setView(drag(view, { x: to.x - from.x, y: to.y - from.y }))
  })
  const release = useEffectEvent((path: Point) => {
    if (isEnlarged) return
    if (Math.abs(path.x) > SWIPE_PX && Math.abs(path.x) > Math.abs(path.y)) onSwipe(path.x < 0 ? 1 : -1)
    fitToScreen()
  })
  const turnWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    if (view) setView(stepZoom(view, event.deltaY < 0 ? 1 : -1, fromMiddle(event)))
  })

  useEffect(() => {
    const element = stage.current
    if (!element) return
    const stop = new AbortController()
    const fingers = new Map<number, Point>()
    let begin: Point | null = null
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      act: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, act, { signal: stop.signal, passive: false })
    listen("wheel", turnWheel)
    listen("pointerdown", (event) => {
      element.setPointerCapture(event.pointerId)
      fingers.set(event.pointerId, fromMiddle(event))
      begin = fingers.size === 1 ? fromMiddle(event) : null
    })
    listen("pointermove", (event) => {
      if (!fingers.has(event.pointerId)) return
      const before = [...fingers.values()]
      fingers.set(event.pointerId, fromMiddle(event))
      move(before, [...fingers.values()])
    })
    const lift = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return
      const end = fromMiddle(event)
      if (begin) release({ x: end.x - begin.x, y: end.y - begin.y })
    }
    listen("pointerup", lift)
    listen("pointercancel", lift)
    return () => stop.abort()
  }, [stage])
}

function fromMiddle({ clientX, clientY }: MouseEvent): Point {
  const { width, height } = screenSize()
  return { x: clientX - width / 2, y: clientY - height / 2 }
}
