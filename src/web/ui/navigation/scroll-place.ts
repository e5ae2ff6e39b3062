export type ScrollPlace = "start" | "middle" | "end" | "whole"

/** Browsers round scroll positions. */
const NEARLY_PX = 2

/** Where a row stands that can be scrolled sideways; right to left the positions are negative. */
export function scrollPlace(row: { scrollLeft: number; clientWidth: number; scrollWidth: number }): ScrollPlace {
  const room = row.scrollWidth - row.clientWidth
  const gone = Math.abs(row.scrollLeft)
  if (room <= NEARLY_PX) return "whole"
  if (gone <= NEARLY_PX) return "start"
  return gone >= room - NEARLY_PX ? "end" : "middle"
}
