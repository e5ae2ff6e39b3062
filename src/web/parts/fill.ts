/** Puts values into a message: `fill("Page {page}", { page: 2 })` is "Page 2". */
export function fill(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))
}
