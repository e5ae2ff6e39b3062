/** Postcodes from one to another, both included; "100" to "102" are all that begin so. Both have the same length. */
export interface PostcodeRange {
  readonly from: string
  readonly to: string
}

/** A postcode as it is compared: capitals and figures only, "sw1a 1aa" is "SW1A1AA". */
export function plainPostcode(postcode: string): string {
  return postcode.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "")
}

/** Whether a postcode lies in a range. */
export function isInRange(postcode: string, { from, to }: PostcodeRange): boolean {
  const beginning = plainPostcode(postcode).slice(0, from.length)
  return beginning.length === from.length && from <= beginning && beginning <= to
}

/** Whether some postcode lies in both ranges. */
export function doRangesMeet(one: PostcodeRange, other: PostcodeRange): boolean {
  const length = Math.min(one.from.length, other.from.length)
  const cut = (code: string) => code.slice(0, length)
  return cut(one.from) <= cut(other.to) && cut(other.from) <= cut(one.to)
}
