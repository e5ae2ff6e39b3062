import { NAVIGATION_TYPE } from "../../../../domain/site/navigation.ts"
import { keyOf, NavigationArrow } from "../../../features/content/navigation-entry.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import type { MenuEntry } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { NavigationLink } from "./navigation-link.tsx"

/** More entries than this are set smaller; more than twice as many get a row of their own. */
const FEW = 8
const MANY = 12

/** The shop's menu in one row; what lies below an entry opens under it. */
export function Navigation() {
  const words = useWords()
  const entries = useNavigationEntries()
  if (entries.length === 0) return null
  const size = entries.length > MANY ? "many" : entries.length > FEW ? "more" : "few"
  return (
    <nav className="nav" aria-label={words.mainNavigation} data-size={size}>
      <ul className="nav-list">
        {entries.map((entry) => (
          <li key={keyOf(entry)} data-active={isActive(entry) || undefined} data-menu-area>
            <NavigationLink entry={entry} />
            {entry.sub.length > 0 && (
              <>
                <NavigationArrow entry={entry} menu="nav" />
                <NavigationBelow entries={entry.sub} />
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What lies below an entry: it opens under the pointer, and by the entry's arrow. */
function NavigationBelow({ entries }: { entries: MenuEntry[] }) {
  return (
    <ul className="nav-sub">
      {entries.map((entry) => (
        <li key={keyOf(entry)}>
          <NavigationLink entry={entry} />
        </li>
      ))}
    </ul>
  )
}

/** A category is also marked where the page is one of those below it. */
function isActive(entry: MenuEntry): boolean {
  return entry.active || (entry.type === NAVIGATION_TYPE.category && entry.sub.some(isActive))
}
