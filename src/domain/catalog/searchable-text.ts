/** Scripts that put no space between words: Chinese, Japanese, and Korean, whose endings grow on words. */
const UNSPACED = "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}ー々〆"
const UNSPACED_RUN = new RegExp(`[${UNSPACED}]+`, "gu")

/** Vowel signs and the stretching line, which one writer sets and another does not. */
const ARABIC_MARKS = /[\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED]/g
const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g

/**
 * A text as goods are found by it; a search for them must go through `soughtText`. Where there are no spaces
 * between words, each two neighbouring characters are one, and the last stands alone too, so that one character finds
 * something. Arabic is written without marks, each alef, ya and ta marbuta in one way, digits as everywhere.
 */
export const searchableText = (text: string): string =>
  spelled(text).replace(UNSPACED_RUN, (run) => ` ${pairs([...run]).join(" ")} `)

/** A search as it looks for goods: as above, but a last character that stands in a pair already is not looked for again. */
export const soughtText = (text: string): string =>
  spelled(text).replace(UNSPACED_RUN, (run) => {
    const characters = [...run]
    return ` ${pairs(characters)
      .slice(0, Math.max(1, characters.length - 1))
      .join(" ")} `
  })

function spelled(text: string): string {
  return text
    .normalize("NFKC")
    .replace(ARABIC_MARKS, "")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/[ىی]/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/ک/g, "ك")
    .replace(ARABIC_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
}

const pairs = (characters: readonly string[]): string[] => characters.map((one, at) => one + (characters[at + 1] ?? ""))
