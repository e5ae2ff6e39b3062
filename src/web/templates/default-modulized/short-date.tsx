import { useShell } from "../../parts/shell.ts"

/** "12 Mar", in the visitor's language. */
export function ShortDate({ moment }: { moment: string }) {
  const lang = useShell()?.lang ?? "en"
  const format = new Intl.DateTimeFormat(lang, { day: "numeric", month: "short", timeZone: "UTC" })
  // Server and browser may differ in a full stop; that is no reason to draw the page anew.
  return (
    <time dateTime={moment} suppressHydrationWarning>
      {format.format(new Date(moment))}
    </time>
  )
}
