/** Which tab a key leads to, after the ARIA practices; the ends are joined. Left and right change sides right to left. */
export function stepTab(active: number, count: number, key: string, dir: "ltr" | "rtl"): number | null {
  const forward = dir === "rtl" ? "ArrowLeft" : "ArrowRight"
  const back = dir === "rtl" ? "ArrowRight" : "ArrowLeft"
  if (key === "Home") return 0
  if (key === "End") return count - 1
  if (key === forward) return (active + 1) % count
  if (key === back) return (active - 1 + count) % count
  return null
}
