/**
 * How wide words are in the display face (Archivo, 62% wide, black italic capitals), in em. A size has to be chosen
 * before the page knows its fonts, so that nothing moves when they come.
 */
const LETTERS: Record<string, number> = {
  A: 0.53,
  B: 0.498,
  C: 0.513,
  D: 0.509,
  E: 0.462,
  F: 0.402,
  G: 0.543,
  H: 0.513,
  I: 0.263,
  J: 0.453,
  K: 0.51,
  L: 0.432,
  M: 0.705,
  N: 0.518,
  O: 0.554,
  P: 0.485,
  Q: 0.554,
  R: 0.509,
  S: 0.469,
  T: 0.475,
  U: 0.503,
  V: 0.49,
  W: 0.729,
  X: 0.5,
  Y: 0.481,
  Z: 0.475,
  0: 0.444,
  1: 0.371,
  2: 0.427,
  3: 0.44,
  4: 0.435,
  5: 0.437,
  6: 0.445,
  7: 0.396,
  8: 0.432,
  9: 0.445,
  "&": 0.566,
  "%": 0.742,
  "?": 0.424,
  "+": 0.528,
  "#": 0.499,
  Æ: 0.74,
}
const TRACKING = -0.015
const SPACE = 0.25
const USUAL = 0.485
const SIGN = 0.235
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
  return (LETTERS[plain] ?? (/\p{L}/u.test(plain) ? USUAL : SIGN)) + TRACKING
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
