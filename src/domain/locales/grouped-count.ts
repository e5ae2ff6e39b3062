/** A count as people read it: 6444 is "6,444" where thousands are parted by a comma. */
export function groupedCount(count: number, separator: string): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, separator)
}
