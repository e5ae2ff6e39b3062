/** Which option an arrow key leads to; -1 is the text field itself, through which the ends are joined. */
export function stepOption(active: number, count: number, key: string): number | null {
  if (key !== "ArrowDown" && key !== "ArrowUp") return null
  const step = key === "ArrowDown" ? 1 : -1
  const places = count + 1
  return ((active + 1 + step + places) % places) - 1
}
