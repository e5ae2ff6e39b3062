import type { ReactNode } from "react"
import { NAVIGATION_TYPE } from "../../../domain/site/navigation.ts"
import type { MenuEntry } from "../../shell/shell.ts"
import { CachedMarkup } from "../../ui/cached-markup.tsx"
import { NavigationArrow } from "./navigation-arrow.tsx"
import { keyOf, kindOf, NavigationLink } from "./navigation-link.tsx"

type NavigationRowProps = {
  entries: MenuEntry[]
  /** Which of the page's menus its panels are. */
  menu: string
  /** What opens under an entry: under the pointer, by its arrow, by the keyboard. */
  panel: (entry: MenuEntry) => ReactNode
  /** Before the way to all goods. */
  allSign?: ReactNode
  /** Before the name of an entry. */
  sign?: (entry: MenuEntry) => ReactNode
  /** Whether only categories are marked for what lies below them. */
  marksCategories?: boolean
}

/** The shop's menu in one row. */
export function NavigationRow({ entries, menu, panel, allSign, sign, marksCategories = false }: NavigationRowProps) {
  /** An entry is also marked where the page is one of those below it. */
  const isActive = ({ active, type, sub }: MenuEntry): boolean =>
    active || ((!marksCategories || type === NAVIGATION_TYPE.category) && sub.some(isActive))
  return (
    <CachedMarkup as="ul" of={entries} name={`row ${menu}`} className="nav-list">
      {entries.map((entry) => (
        <li key={keyOf(entry)} data-active={isActive(entry) || undefined} data-menu-area>
          <NavigationLink entry={entry}>{sign?.(entry) ?? (kindOf(entry) === "all" && allSign)}</NavigationLink>
          {entry.sub.length > 0 && (
            <>
              <NavigationArrow entry={entry} menu={menu} />
              {panel(entry)}
            </>
          )}
        </li>
      ))}
    </CachedMarkup>
  )
}
