import type { ReactNode } from "react"
import { useClosingMenus } from "./use-closing-menus.ts"

type MenuProps = {
  name: string
  /** What it is, where its summary does not say so. */
  label?: string
  summary: ReactNode
  children: ReactNode
}

/** A panel that folds out of a button. It opens without JavaScript; with it, it also closes when one looks elsewhere. */
export function Menu({ name, label, summary, children }: MenuProps) {
  const details = useClosingMenus<HTMLDetailsElement>()
  return (
    <details ref={details} data-slot="menu" data-menu={name}>
      <summary>
        {label && <span className="visually-hidden">{label} </span>}
        {summary}
      </summary>
      <div data-slot="menu-panel">{children}</div>
    </details>
  )
}
