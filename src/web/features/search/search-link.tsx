import type { ReactNode } from "react"
import { SCREENS } from "../../../domain/site/screens.ts"
import { Link } from "../../ui/navigation/link.tsx"
import { useSearchDialog } from "./search-dialog-host.tsx"

type SearchLinkProps = { className?: string; label?: string; children: ReactNode }

/** Opens the search over the page; without scripts it leads to all goods. */
export function SearchLink({ className, label, children }: SearchLinkProps) {
  const { open, intent } = useSearchDialog()
  return (
    <Link
      className={className}
      to={SCREENS.goodsList.path}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault()
        open()
      }}
      {...intent}
    >
      {children}
    </Link>
  )
}
