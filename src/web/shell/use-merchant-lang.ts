import { use } from "react"
import { useShell } from "./shell.ts"
import { WordsContext } from "./use-words.ts"

/**
 * The language of a merchant's text, where it is another one than the page's: of a shop that has translated nothing every
 * text, else those that replies name. Where the merchant has said nothing the storefront fills in with words of its own,
 * in the language of the page.
 */
export function useMerchantLang(text: string | null | undefined): string | undefined {
  const shell = useShell()
  const page = use(WordsContext)
  if (!shell?.merchantLang || !text) return undefined
  const isOwn = shell.ownTexts
    ? [shell.ownTexts, page?.ownTexts].flat().includes(text)
    : !Object.values(page?.words ?? shell.words).includes(text)
  return isOwn ? shell.merchantLang : undefined
}
