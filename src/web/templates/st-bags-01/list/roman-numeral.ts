const SIGNS: readonly [string, number][] = [
  ["M", 1000],
  ["CM", 900],
  ["D", 500],
  ["CD", 400],
  ["C", 100],
  ["XC", 90],
  ["L", 50],
  ["XL", 40],
  ["X", 10],
  ["IX", 9],
  ["V", 5],
  ["IV", 4],
  ["I", 1],
]

/** The number of a page as it stands over a door; pages go up to a thousand. */
export function romanNumeral(number: number): string {
  const [sign, worth] = SIGNS.find(([, value]) => value <= number) ?? ["", 0]
  return worth === 0 ? "" : sign + romanNumeral(number - worth)
}
