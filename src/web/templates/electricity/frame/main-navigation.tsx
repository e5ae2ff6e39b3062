import { NAVIGATION_TYPE } from "../../../../domain/site/navigation.ts"
import { NavigationRow } from "../../../features/navigation/navigation-row.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import type { MenuEntry } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"

/** What of the shop's menu is no category: those stand in the contents already. */
export function MainNavigation({ entries }: { entries: MenuEntry[] }) {
  const words = useWords()
  const further = entries.filter(({ type }) => type !== NAVIGATION_TYPE.category)
  if (further.length === 0) return null
  return (
    <nav className="nav" aria-label={words.mainNavigation}>
      <NavigationRow
        entries={further}
        menu="nav"
        panel={({ sub }) => <NavigationTree className="nav-sub" entries={sub} levels={1} />}
      />
    </nav>
  )
}
