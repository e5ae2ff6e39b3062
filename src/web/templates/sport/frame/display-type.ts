/**
 * How wide words are in the display face (Archivo, 62% wide, black italic capitals), in thousandths of an em. A size has to be chosen
 * before the page knows its fonts, so that nothing moves when they come.
 */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&%?+#Æ"
const THOUSANDTHS = [
  530, 498, 513, 509, 462, 402, 543, 513, 263, 453, 510, 432, 705, 518, 554, 485, 554, 509, 469, 475, 503, 490, 729,
  500, 481, 475, 444, 371, 427, 440, 435, 437, 445, 396, 432, 445, 566, 742, 424, 528, 499, 740,
]
const TRACKING = -0.015
const SPACE = 0.25
const USUAL = 485
const SIGN = 235
/** Scripts that the face has not are set in the system's bold. */
const OTHER_LETTERS = 0.68
const SQUARE = 1

export function displayWidth(text: string): number {
  return [...text.toUpperCase()].reduce((width, letter) => width + letterWidth(letter), 0)
}

function letterWidth(letter: string): number {
  if (letter === " ") return SPACE
  if (/[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/.test(letter)) return SQUARE
  if (letter > "\u024f" && /\p{L}/u.test(letter)) return OTHER_LETTERS
  // An accent does not make a letter wider.
  const [plain = letter] = letter.normalize("NFD")
  return (THOUSANDTHS[LETTERS.indexOf(plain)] ?? (/\p{L}/u.test(plain) ? USUAL : SIGN)) / 1000 + TRACKING
}

export type Headline = { lines: string[]; width: number }

/** Height of a line of capitals, in em. */
const LEADING = 0.765
const USUAL_LINES = 4
/** A text longer than this, in em per line, may take more lines than four. */
const LONGEST_LINE = 12
const MEASURE_STEPS = 12

/** Breaks a headline where it can be set largest in a box that is `ratio` times as wide as high. Breaks of its own are cached. */
export function setHeadline(text: string, ratio: number): Headline {
  const own = text.split("\n").map((line) => line.trim())
  if (own.length > 1) return measured(own.filter(Boolean))
  const words = text.split(/\s+/).filter(Boolean)
  const most = Math.min(words.length, Math.max(USUAL_LINES, Math.ceil(displayWidth(text) / LONGEST_LINE)))
  const settings = Array.from({ length: Math.max(1, most) }, (_, index) => measured(evenLines(words, index + 1)))
  const size = ({ lines, width }: Headline) => Math.min(ratio / width, 1 / (lines.length * LEADING))
  return settings.reduce((best, next) => (size(next) > size(best) ? next : best))
}

const measured = (lines: string[]): Headline => ({
  lines,
  width: Number(Math.max(1, ...lines.map(displayWidth)).toFixed(2)),
})

/** The words in at most so many lines, the longest as short as can be: the measure is halved in on. */
function evenLines(words: string[], count: number): string[] {
  let lines = [words.join(" ")]
  let [tooNarrow, wideEnough] = [0, displayWidth(lines[0] ?? "")]
  for (let step = 0; step < MEASURE_STEPS; step++) {
    const measure = (tooNarrow + wideEnough) / 2
    const tried = broken(words, measure)
    if (tried.length > count) tooNarrow = measure
    else [lines, wideEnough] = [tried, measure]
  }
  return lines
}

/** The words one after the other, a new line wherever the next would not fit; a word is never broken. */
function broken(words: string[], measure: number): string[] {
  const lines: string[] = []
  let room = 0
  for (const word of words) {
    const width = displayWidth(word)
    const fits = lines.length > 0 && width + SPACE <= room
    room = fits ? room - width - SPACE : measure - width
    if (fits) lines.push(`${lines.pop()} ${word}`)
    else lines.push(word)
  }
  return lines
}
