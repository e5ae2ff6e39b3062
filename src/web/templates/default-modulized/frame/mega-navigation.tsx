import { NAVIGATION_TYPE } from "../../../../domain/site/navigation.ts"
import { CONTENT_IDS } from "../../../../domain/site/page-types.ts"
import { keyOf, NavigationArrow } from "../../../features/content/navigation-entry.tsx"
import type { MenuEntry } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Menu } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/link.tsx"
import { MegaPanel } from "./mega-panel.tsx"

/** The departments in a line; those with more to them open a panel: under the pointer, by its arrow, by the keyboard. */
export function MegaNavigation({ entries }: { entries: MenuEntry[] }) {
  const words = useWords()
  return (
    <nav className="nav" aria-label={words.mainNavigation}>
      <div className="wrap">
        <ul className="nav-list">
          {entries.map((entry) => (
            <NavigationItem key={keyOf(entry)} entry={entry} />
          ))}
        </ul>
      </div>
    </nav>
  )
}

function NavigationItem({ entry }: { entry: MenuEntry }) {
  const leadsTo = (id: number) => entry.type === NAVIGATION_TYPE.page && entry.id === String(id)
  const kind = leadsTo(CONTENT_IDS.goodsList) ? "all" : leadsTo(CONTENT_IDS.promotionGoods) ? "sale" : undefined
  return (
    <li data-kind={kind} data-active={isActive(entry) || undefined} data-menu-area>
      <Link to={entry.url} aria-current={entry.active ? "page" : undefined}>
        {kind === "all" && <Menu size={18} aria-hidden="true" />}
        <bdi>{entry.name}</bdi>
      </Link>
      {entry.sub.length > 0 && (
        <>
          <NavigationArrow entry={entry} menu="mega" />
          <MegaPanel entry={entry} />
        </>
      )}
    </li>
  )
}

/** An entry is also marked where the page is one of those below it. */
function isActive(entry: MenuEntry): boolean {
  return entry.active || entry.sub.some(isActive)
}
