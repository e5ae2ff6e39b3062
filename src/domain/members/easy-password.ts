/** What people put behind a word to make it look different: a year, a digit, an exclamation mark. */
const TAIL_MAX = 4
const DISTINCT_MIN = 3
const LOOKALIKES: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
}

/**
 * Whether a password is among the first that anybody would try: a common one, the person's own address or the shop's name,
 * also with a few characters behind it or digits for letters, one or two characters repeated, or a row such as 23456789.
 */
export function isEasyPassword(
  password: string,
  common: ReadonlySet<string>,
  ownWords: readonly (string | null)[],
): boolean {
  const typed = password.toLowerCase()
  if (new Set(typed).size < DISTINCT_MIN || isRow(typed)) return true
  const own = new Set(ownWords.map((word) => bare(word ?? "")).filter((word) => word.length >= TAIL_MAX))
  return withoutTail(typed)
    .flatMap((word) => [word, withoutLookalikes(word)])
    .some((word) => common.has(word) || own.has(bare(word)))
}

/** The word itself, and the word without up to four digits or signs at its end. */
function withoutTail(word: string): string[] {
  const tail = /[^\p{L}]*$/u.exec(word)?.[0] ?? ""
  return tail !== "" && tail.length <= TAIL_MAX ? [word, word.slice(0, -tail.length)] : [word]
}

const bare = (word: string) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "")

const withoutLookalikes = (word: string) => word.replaceAll(/[013457@$]/g, (sign) => LOOKALIKES[sign] ?? sign)

/** Each character follows the one before, forwards or backwards. */
function isRow(text: string): boolean {
  const steps = [...text].slice(1).map((letter, at) => letter.charCodeAt(0) - text.charCodeAt(at))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}
