import { fill } from "../../shell/fill.ts"
import type { MenuEntry } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { ChevronDown } from "../../ui/icons.tsx"

/** Opens what lies below an entry where no pointer hovers, one at a time; it needs no script. */
export function NavigationArrow({ entry, menu }: { entry: MenuEntry; menu: string }) {
  const words = useWords()
  return (
    <details name={menu} data-menu={menu}>
      <summary aria-label={fill(words.moreIn, { name: entry.name })}>
        <ChevronDown size={14} aria-hidden="true" data-turns />
      </summary>
    </details>
  )
}
