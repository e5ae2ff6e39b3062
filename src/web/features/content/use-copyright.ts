import { zoned } from "../../../domain/time-zone.ts"
import { fill } from "../../shell/fill.ts"
import { useRenderedAt, useShell } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"

/** "© 2026 Quarter", with the year in which the page was drawn. */
export function useCopyright(name: string): string {
  const at = zoned(useRenderedAt(), useShell()?.dates.month.offsets ?? [])
  const year = new Date(at).getUTCFullYear()
  return fill(useWords().copyright, { year, name })
}
