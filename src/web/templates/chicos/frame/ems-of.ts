/** How wide letters are in the display face, in ems, and how much closer they stand. */
const NARROW = /[ijlItfr1.,:;'’!|()-]/u
const WIDE = /[mwMW@%&—]/u
const SIGN = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\uff60]/u
const CAPITAL = /[\p{Lu}\d]/u
const WIDTHS: readonly [RegExp, number][] = [
  [SIGN, 1.06],
  [NARROW, 0.34],
  [WIDE, 0.92],
  [CAPITAL, 0.74],
]
const USUAL = 0.55
const TIGHTER = 0.05

/** How wide a word is, in ems of itself: what is divided by it fits into that room. */
export function emsOf(text: string): number {
  const width = (letter: string) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL
  const ems = [...text].reduce((sum, letter) => sum + width(letter) - TIGHTER, 0)
  return Math.max(1, Math.round(ems * 100) / 100)
}
