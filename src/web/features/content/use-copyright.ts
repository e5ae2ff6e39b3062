import { fill } from "../../shell/fill.ts"
import { useRenderedAt } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"

/** "© 2026 Quarter", with the year in which the page was drawn. */
export function useCopyright(name: string): string {
  const year = new Date(useRenderedAt()).getUTCFullYear()
  return fill(useWords().copyright, { year, name })
}
