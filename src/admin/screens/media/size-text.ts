const KILO = 1000

/** What a file weighs: 8 kB, 4.1 MB. */
export function sizeText(bytes: number, number: (value: number) => string): string {
  if (bytes < KILO * KILO) return `${number(Math.max(1, Math.round(bytes / KILO)))} kB`
  return `${number(Math.round(bytes / KILO / (KILO / 10)) / 10)} MB`
}
