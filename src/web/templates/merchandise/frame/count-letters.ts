/** How wide signs are beside a small letter of the display face. */
const WIDTHS: [signs: RegExp, width: number][] = [
  [/[\s!'’.,:;|()·fijlrtI1-]/u, 0.6],
  [/[mwMW@%&—]/u, 1.45],
  [/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u, 1.8],
  [/\p{Lu}/u, 1.15],
]

const widthOf = (sign: string) => WIDTHS.find(([signs]) => signs.test(sign))?.[1] ?? 1

/** How wide a text is, in small letters: giant words are set as large as their line allows. */
export function countLetters(text: string): number {
  return Math.max(
    1,
    [...text].reduce((sum, sign) => sum + widthOf(sign), 0),
  )
}
