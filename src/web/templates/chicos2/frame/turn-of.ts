/** A pause inside of a text: after it the second half begins. */
const PAUSE = /^(.+?[,.:;!?،。，])\s+(\S.*)$/u

/** A title in two halves, the second of which leans: at its first pause, else in the middle, the second half the longer. */
export function turnOf(title: string): [upright: string, leaning: string] {
  const [, before, after] = PAUSE.exec(title) ?? []
  if (before && after) return [before, after]
  const words = title.split(" ")
  const halves = (at: number): [string, string] => [words.slice(0, at).join(" "), words.slice(at).join(" ")]
  const withMiddle = halves(Math.ceil(words.length / 2))
  return withMiddle[0].length < withMiddle[1].length || words.length % 2 === 0
    ? withMiddle
    : halves(Math.floor(words.length / 2))
}
