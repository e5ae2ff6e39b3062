/** Below this an index of letters in threes cannot help. */
const SHORTEST_PART = 3

/** A pattern for what was typed of a name, an address or a number: any part of it, or where it is short the beginning of a word. */
export function partPattern(typed: string): string {
  const part = typed.replace(/[\\%_]/g, "\\$&")
  return [...typed].length < SHORTEST_PART ? `% ${part}%` : `%${part}%`
}
