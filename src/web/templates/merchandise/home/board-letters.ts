const FEWEST = 2
const MOST = 5
/** A script that joins its letters cannot be taken apart. */
const JOINED = /[\u0600-\u06ff]/u

/** The letters of a name that bounces through the board; null where it is too long for it, or cannot be taken apart. */
export function boardLetters(name: string): string[] | null {
  if (JOINED.test(name)) return null
  const letters = Array.from(new Intl.Segmenter().segment(name.trim()), ({ segment }) => segment)
  const isShort = letters.length >= FEWEST && letters.length <= MOST
  return isShort && letters.every((letter) => letter.trim() !== "") ? letters : null
}
