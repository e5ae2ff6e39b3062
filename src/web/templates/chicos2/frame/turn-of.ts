/** A pause inside of a text: after it the second half begins. */
const PAUSE = /^(.+?[,.:;!?،。，])\s+(\S.*)$/u

/** A title in two halves, the second of which leans: at its first pause, else after half of its words. */
export function turnOf(title: string): [upright: string, leaning: string] {
  const [, before, after] = PAUSE.exec(title) ?? []
  if (before && after) return [before, after]
  const words = title.split(" ")
  const half = Math.floor(words.length / 2)
  return [words.slice(0, half).join(" "), words.slice(half).join(" ")]
}
