const LENGTH = /^\d+(?:[.,]\d+)?\s?(?:mm|cm|m|in|″)$/
const MEASURES = 2

/** The first two facts that are nothing but a length: how high it is and how wide, as merchants write them. */
export function measuresOf(attributes: readonly { name: string; value: string }[]): string[] {
  return attributes
    .map(({ value }) => value.trim())
    .filter((value) => LENGTH.test(value))
    .slice(0, MEASURES)
}
