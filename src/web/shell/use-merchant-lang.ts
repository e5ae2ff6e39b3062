import { use } from "react"
import { useShell } from "./shell.ts"
import { WordsContext } from "./use-words.ts"

type Words = Readonly<Record<string, string>>

const spoken = new WeakMap<Words, Set<string>>()

/** Whether the storefront itself says so, in the language of the page: it fills in where the merchant has said nothing. */
function isSaid(words: Words, text: string): boolean {
  const known = spoken.get(words) ?? new Set(Object.values(words))
  spoken.set(words, known)
  return known.has(text)
}

/** The language of a merchant's text, where it is another one than the page's. */
export function useMerchantLang(text: string | null | undefined): string | undefined {
  const shell = useShell()
  const page = use(WordsContext)
  if (!shell?.merchantLang || !text) return undefined
  return isSaid(shell.words, text) || (page && isSaid(page.words, text)) ? undefined : shell.merchantLang
}
