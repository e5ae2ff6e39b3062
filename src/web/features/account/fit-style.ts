import type { CSSProperties } from "react"

/** Scripts whose words are not broken; others may go on in the next line anywhere. */
const WORDS = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{M}]+/gu

type LongestWord = CSSProperties & { "--longest": number }

/** How many letters the longest word of a title has, for styles that make it fit. */
export function fitStyle(title: string): LongestWord {
  return { "--longest": Math.max(1, ...(title.match(WORDS) ?? []).map((word) => word.length)) }
}
