import { groupedCount } from "../../../domain/locales/grouped-count.ts"
import { useShell } from "../../shell/shell.ts"

/** Writes large counts as the visitor reads them: "6,444". */
export function useGrouped(): (count: number) => string {
  const separator = useShell()?.separators.group ?? ","
  return (count) => groupedCount(count, separator)
}
