import { SCREENS } from "../../../../domain/site/screens.ts"
import { useSearchDialog } from "../../../features/search/search-dialog-host.tsx"
import { useWords } from "../../../shell/use-words.ts"
import { Search } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"

/** Opens the search over the page; without scripts it leads to the finder above all goods. */
export function SearchLink({ icon }: { icon: { size: number; strokeWidth: number } }) {
  const words = useWords()
  const { open, intent } = useSearchDialog()
  return (
    <Link
      className="search-open"
      to={SCREENS.goodsList.path}
      aria-label={words.search}
      onClick={(event) => {
        event.preventDefault()
        open()
      }}
      {...intent}
    >
      <Search {...icon} aria-hidden="true" />
    </Link>
  )
}
