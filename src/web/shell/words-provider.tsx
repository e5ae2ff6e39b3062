import { type ReactNode, useMemo } from "react"
import type { ScreenName } from "../../domain/site/screens.ts"
import { useShell } from "./shell.ts"
import { WordsContext } from "./use-words.ts"
import { type PageWords, wordsAt } from "./words-store.ts"

type WordsProviderProps = Pick<PageWords, "ownTexts"> & { of: ScreenName | null; children: ReactNode }

/** Around a screen: gives it its words beside the frame's. Their file has been loaded before. */
export function WordsProvider({ of, ownTexts, children }: WordsProviderProps) {
  const shell = useShell()
  const file = of && shell && wordsAt(shell.wordFiles[of] ?? "")
  const words = useMemo(
    () =>
      shell
        ? { names: ["frame" as const, ...(file?.names ?? [])], words: { ...shell.words, ...file?.words }, ownTexts }
        : null,
    [file, shell, ownTexts],
  )
  return <WordsContext value={words}>{children}</WordsContext>
}
