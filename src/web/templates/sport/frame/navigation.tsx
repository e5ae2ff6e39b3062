import { NavigationRow } from "../../../features/navigation/navigation-row.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import { useWords } from "../../../shell/use-words.ts"

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
      <NavigationRow
        entries={entries}
        menu="nav"
        marksCategories
        panel={({ sub }) => <NavigationTree className="nav-sub" entries={sub} levels={1} />}
      />
    </nav>
  )
}
