import { writeDate } from "../../../domain/locales/written-date.ts"
import { useShell } from "../../shell/shell.ts"

/** Writes a moment as a day, for sentences: "Mar 12, 2026". */
export function useDayText(): (moment: string) => string {
  const manner = useShell()?.dates.medium
  return (moment) => (manner ? writeDate(manner, moment) : "")
}
