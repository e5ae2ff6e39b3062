import { type ReactNode, use, useMemo } from "react"
import { useShell } from "./shell.ts"
import { WordsContext } from "./use-words.ts"
import type { PageWords } from "./words-store.ts"

/** Around what the browser has asked for: these texts of it are not translated, and say their language. */
export function LateTexts({ texts, children }: { texts: readonly string[]; children: ReactNode }) {
  const shell = useShell()
  const around = use(WordsContext)
  const value = useMemo(() => {
    const page: PageWords | undefined = around ?? (shell && { names: ["frame" as const], words: shell.words })
    return page ? { ...page, ownTexts: [...(page.ownTexts ?? []), ...texts] } : null
  }, [around, shell, texts])
  return <WordsContext value={value}>{children}</WordsContext>
}
