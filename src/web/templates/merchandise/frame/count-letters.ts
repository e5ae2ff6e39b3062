/** Han, kana and hangul are nearly twice as wide as a letter. */
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/gu
const WIDE_LETTER = 1.9

/** How wide a text is, in letters: giant words are set as large as their line allows. */
export function countLetters(text: string): number {
  const wide = text.match(WIDE)?.length ?? 0
  return Math.max(1, [...text].length - wide + wide * WIDE_LETTER)
}
