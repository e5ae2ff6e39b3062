import { VIEWER_COVERAGE, VIEWER_ZOOM_MAX, VIEWER_ZOOM_MIN, VIEWER_ZOOM_STEP } from "../../../../domain/constants.ts"

export type Size = { width: number; height: number }
export type Point = { x: number; y: number }
/** How a picture lies on the screen: its scale, and how far its middle is from the screen's middle, in px. */
export type View = { scale: number; x: number; y: number }

const MIDDLE: Point = { x: 0, y: 0 }

/** The picture whole and in the middle, on at most 0.9 of the screen, never larger than it is. */
export function fittedView(picture: Size, screen: Size): View {
  const share = Math.min(screen.width / picture.width, screen.height / picture.height) * VIEWER_COVERAGE
  return { scale: Number.isFinite(share) ? clampScale(Math.min(1, share)) : 1, ...MIDDLE }
}

/** The scale is never below 0.01 nor above 100. */
export function clampScale(scale: number): number {
  return Math.min(VIEWER_ZOOM_MAX, Math.max(VIEWER_ZOOM_MIN, scale))
}

/** One step of 0.1 larger or smaller; a step there and one back cancel out. The point under the pivot stays where it is. */
export function stepZoom(view: View, direction: 1 | -1, pivot: Point = MIDDLE): View {
  const step = 1 + VIEWER_ZOOM_STEP
  return zoomTo(view, direction === 1 ? view.scale * step : view.scale / step, pivot)
}

export function zoomTo(view: View, wanted: number, pivot: Point = MIDDLE): View {
  const scale = clampScale(wanted)
  const by = scale / view.scale
  return { scale, x: pivot.x + (view.x - pivot.x) * by, y: pivot.y + (view.y - pivot.y) * by }
}

/** Two fingers: the picture grows with their distance and moves with the point between them. */
export function pinch(view: View, before: readonly [Point, Point], after: readonly [Point, Point]): View {
  const [from, to] = [between(...before), between(...after)]
  const by = distance(...after) / Math.max(1, distance(...before))
  const zoomed = zoomTo(view, view.scale * by, from)
  return { ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y }
}

export function drag(view: View, by: Point): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y }
}

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
