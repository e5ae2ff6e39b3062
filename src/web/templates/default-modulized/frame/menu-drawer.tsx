import { SCREENS } from "../../../../domain/site/screens.ts"
import { fill } from "../../../shell/fill.ts"
import type { MenuEntry } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { ChevronDown, Menu, X } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/link.tsx"
import { TextLink } from "../../../ui/text.tsx"

/** The whole navigation for small screens: it slides in, and each department folds out. */
export function MenuDrawer({ entries }: { entries: MenuEntry[] }) {
  const words = useWords()
  return (
    <details className="drawer" data-menu="drawer">
      <summary className="icon-button">
        <Menu className="when-closed" size={22} strokeWidth={1.75} aria-hidden="true" />
        <X className="when-open" size={22} strokeWidth={1.75} aria-hidden="true" />
        <span className="visually-hidden">{words.menu}</span>
      </summary>
      <nav className="drawer-panel" aria-label={words.menu}>
        <DrawerList entries={entries} />
        <ul className="drawer-more">
          <li>
            <Link to={SCREENS.memberCentre.path}>{words.account}</Link>
          </li>
          <li>
            <Link to={SCREENS.orders.path}>{words.trackOrder}</Link>
          </li>
          <li>
            <Link to={SCREENS.contact.path}>{words.help}</Link>
          </li>
        </ul>
      </nav>
    </details>
  )
}

function DrawerList({ entries }: { entries: MenuEntry[] }) {
  const words = useWords()
  return (
    <ul className="drawer-list">
      {entries.map((entry) => (
        <li key={entry.type + entry.id + entry.url}>
          <TextLink to={entry.url} aria-current={entry.active ? "page" : undefined}>
            {entry.name}
          </TextLink>
          {entry.sub.length > 0 && (
            <details>
              <summary className="center" aria-label={fill(words.moreIn, { name: entry.name })}>
                <ChevronDown size={18} aria-hidden="true" data-turns />
              </summary>
              <DrawerList entries={entry.sub} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}
