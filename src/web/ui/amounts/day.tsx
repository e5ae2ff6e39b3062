import { type DateFormats, writeDate } from "../../../domain/locales/written-date.ts"
import { useShell } from "../../shell/shell.ts"

/** A moment as a day in the visitor's language: "Mar 12, 2026", or only "Mar 12" where it is short. */
export function Day({ moment, length = "medium" }: { moment: string; length?: keyof DateFormats }) {
  const manner = useShell()?.dates[length]
  return <time dateTime={moment}>{manner && writeDate(manner, moment)}</time>
}
