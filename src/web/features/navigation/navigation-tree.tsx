import type { ReactNode } from "react"
import { fill } from "../../shell/fill.ts"
import type { MenuEntry } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { CachedMarkup } from "../../ui/cached-markup.tsx"
import { ChevronDown } from "../../ui/icons.tsx"
import { keyOf, NavigationLink } from "./navigation-link.tsx"

type NavigationTreeProps = {
  entries: MenuEntry[]
  className?: string
  /** How many levels are shown. */
  levels?: number
  /** Whether what lies below an entry is folded away. */
  folds?: boolean
  /** Before the name of an entry. */
  sign?: ((entry: MenuEntry) => ReactNode) | undefined
}

/** Entries of the shop's menu below each other, and those below them. */
export function NavigationTree({ entries, className, levels = 3, folds = false, sign }: NavigationTreeProps) {
  const words = useWords()
  return (
    <CachedMarkup as="ul" of={entries} name={`tree ${className} ${levels} ${folds}`} className={className}>
      {entries.map((entry) => {
        const below = levels > 1 && entry.sub.length > 0 && (
          <NavigationTree entries={entry.sub} className={className} levels={levels - 1} folds={folds} sign={sign} />
        )
        return (
          <li key={keyOf(entry)}>
            <NavigationLink entry={entry}>{sign?.(entry)}</NavigationLink>
            {below && folds ? (
              <details>
                <summary className="center" aria-label={fill(words.moreIn, { name: entry.name })}>
                  <ChevronDown size={18} aria-hidden="true" data-turns />
                </summary>
                {below}
              </details>
            ) : (
              below
            )}
          </li>
        )
      })}
    </CachedMarkup>
  )
}
