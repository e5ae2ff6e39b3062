import type { ReactNode } from "react"
import { SearchForm } from "../../../features/search/search-form.tsx"
import { useWords } from "../../../shell/use-words.ts"
import { ArrowRight } from "../../../ui/icons.tsx"

type FinderProps = {
  placeholder?: string | undefined /** What the button says after its name. */
  children?: ReactNode
}

/** The part finder: in which group, by which name or number. It keeps what was asked for. */
export function Finder({ placeholder, children }: FinderProps) {
  const words = useWords("goods")
  return (
    <div className="finder">
      <SearchForm
        id="finder"
        withScope
        labels={{ scope: words.searchIn, text: words.nameOrNumber }}
        placeholder={placeholder}
        go={
          <>
            <span className={children ? "visually-hidden" : undefined}>{words.find}</span>
            {children}
            <ArrowRight size={26} strokeWidth={1.75} aria-hidden="true" data-mirrored />
          </>
        }
      />
    </div>
  )
}
