import { Marquee } from "../../../ui/marquee.tsx"
import { countLetters } from "./count-letters.ts"

/** So many letters are wider than the widest screen. */
const LETTERS = { loud: 50, thin: 150 }

/** What the shop says today, running through the page. */
export function Strip({ kind, texts }: { kind: keyof typeof LETTERS; texts: string[] }) {
  const said = [...new Set(texts.filter(Boolean))]
  if (said.length === 0) return null
  const rounds = Math.ceil(LETTERS[kind] / countLetters(said.join("   ")))
  return <Marquee className={`strip strip-${kind}`} texts={said} rounds={rounds} />
}
