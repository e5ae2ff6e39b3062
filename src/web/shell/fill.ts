/**
 * Puts values into a message: `fill("Page {page}", { page: 2 })` is "Page 2". One of two words goes with one or with any
 * other number: `fill("{count} {count:review|reviews}", { count: 1 })` is "1 review". A language with more forms than
 * two says it without them ("Reviews: 3").
 */
export function fill(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (slot, name: string, one?: string, other?: string) => {
    const value = values[name]
    if (value === undefined) return slot
    if (one === undefined || other === undefined) return String(value)
    return Number(value) === 1 ? one : other
  })
}
