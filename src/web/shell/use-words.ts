import { createContext, use } from "react"
import { lastResort } from "../../words/last-resort.ts"
import type { WordsName } from "../../words/words.ts"
import { useShell } from "./shell.ts"
import { type PageWords, type WordsNamed, wordsNamed } from "./words-store.ts"

/** The words of what stands within a screen. */
export const WordsContext = createContext<PageWords | null>(null)

/**
 * Words in the visitor's language. Without a name those of the frame, which are on every page; with names those of a screen
 * or a feature too: `useWords("goods", "item")`.
 */
export function useWords<Name extends WordsName = "frame">(...names: Name[]): WordsNamed<Name | "frame"> {
  const shell = useShell()
  const page = use(WordsContext) ?? (shell && { names: ["frame"], words: shell.words })
  if (!page) throw new Error("No words outside the frame")
  return wordsNamed<Name | "frame">(page, names)
}

/** The few words that a page has even where its root broke. */
export function useLastWords(): typeof lastResort {
  return useShell()?.words ?? lastResort
}
