import { type ReactNode, useEffect } from "react"
import { useWords } from "../shell/words.ts"

type ScreenProps = {
  /** Says how things stand in words: "14 things wait for a hand", not the noun. */
  title: string
  /** Beside the title, such as a number. */
  titleNote?: ReactNode
  sub?: ReactNode
  /** Where one came from, above the title. */
  crumb?: ReactNode
  /** At the end of the head; at most the quiet ones. The next step stands in the action bar. */
  actions?: ReactNode
  /** Between head and page: views and filters, in full width. */
  above?: ReactNode
  /** The action bar. */
  bar?: ReactNode
  className?: string
  children: ReactNode
}

/** A page of the back office: its head, its body, and the bar with the next step along its end. */
export function Screen({ title, titleNote, sub, crumb, actions, above, bar, className = "", children }: ScreenProps) {
  const t = useWords("frame")
  useEffect(() => {
    document.title = `${title} | ${t("appName")}`
  }, [title, t])
  return (
    <main className={`screen ${className}`} id="main">
      <header className="head">
        {crumb && <div className="crumb">{crumb}</div>}
        <h1 id="title" tabIndex={-1}>
          {title}
          {titleNote}
        </h1>
        {actions}
        {sub && <p className="sub">{sub}</p>}
      </header>
      {above}
      <div className="body">{children}</div>
      {bar}
    </main>
  )
}
