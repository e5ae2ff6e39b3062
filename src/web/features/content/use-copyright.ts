import { fill } from "../../shell/fill.ts"
import { useShell } from "../../shell/shell.ts"
import { useMessages } from "../../shell/use-messages.ts"

/** "© 2026 Quarter", with the year in which the page was drawn. */
export function useCopyright(name: string): string {
  const year = new Date(useShell()?.renderedAt ?? 0).getUTCFullYear()
  return fill(useMessages().copyright, { year, name })
}
