/** The point of a picture that stays in sight where it is cut, in percent of its width and height. */
export type PictureFocus = { readonly x: number; readonly y: number }

const WRITTEN = /~(\d{1,3})x(\d{1,3})(?=\.\w+$)/
const MIDDLE = 50

/** The point that the address of a picture says; null where browsers look by themselves: in the middle. */
export function focusOf(address: string): PictureFocus | null {
  const [, x, y] = WRITTEN.exec(address) ?? []
  return x === undefined ? null : { x: Number(x), y: Number(y) }
}

/**
 * The address of the same picture with another point. Rule: the address says it (`lamp~30x70.webp`), so that whatever shows
 * the picture knows the point without asking, and no copy that somebody has kept shows the one before; the file has none.
 */
export function withFocus(address: string, focus: PictureFocus | null): string {
  const file = fileOfPicture(address)
  const isMiddle = focus === null || (focus.x === MIDDLE && focus.y === MIDDLE)
  return isMiddle ? file : file.replace(/(?=\.\w+$)/, `~${focus.x}x${focus.y}`)
}

/** Where the file lies, whatever point its address says. */
export function fileOfPicture(address: string): string {
  return address.replace(WRITTEN, "")
}
