/** In a frame is just before it is painted, and a timer set there is over just after. */
const PAINTED = "await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));"

/** A module's code that waits for the first paint before it loads what it imports. */
export function afterPaint(code: string): string {
  if (!code.trim()) return code
  const late = code
    .replace(/\bimport \* as (\w+) from ("[^"]+")/g, "const $1 = await import($2)")
    .replace(/\bimport ("[^"]+")/g, "await import($1)")
  return `${PAINTED}\n${late}`
}
