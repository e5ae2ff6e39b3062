import type { Size } from "./viewer-zoom.ts"

/** The room for a picture, without the scrollbar's. */
export function screenSize(): Size {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  return { width, height }
}
