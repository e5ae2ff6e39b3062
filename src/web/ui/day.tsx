import { useShell } from "../parts/shell.ts"

/** A moment as a day in the visitor's language. */
export function Day({ moment }: { moment: string }) {
  const lang = useShell()?.lang ?? "en"
  const day = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(moment))
  // Browsers do not all know the same manner of writing a day as the server; that is no reason to render anew.
  return (
    <time dateTime={moment} suppressHydrationWarning>
      {day}
    </time>
  )
}
