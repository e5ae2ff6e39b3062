import { type ReactNode, useMemo } from "react"
import type { ScreenName } from "../../domain/site/screens.ts"
import { useShell } from "./shell.ts"
import { WordsContext } from "./use-words.ts"
import { wordsAt } from "./words-store.ts"

type WordsProviderProps = { of: ScreenName | null; children: ReactNode }

/** Around a screen: gives it its words beside the frame's. Their file has been loaded before. */
export function WordsProvider({ of, children }: WordsProviderProps) {
  const shell = useShell()
  const own = of && shell ? wordsAt(shell.wordFiles[of] ?? "") : null
  const words = useMemo(
    () => (own && shell ? { names: ["frame" as const, ...own.names], words: { ...shell.words, ...own.words } } : null),
    [own, shell],
  )
  return <WordsContext value={words}>{children}</WordsContext>
}
