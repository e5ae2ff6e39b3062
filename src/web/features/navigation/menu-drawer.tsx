import type { ReactNode } from "react"
import { useWords } from "../../shell/use-words.ts"

type MenuDrawerProps = {
  /** The class of it; that of what slides in is `<name>-panel`. */
  name: string
  sign: ReactNode
  /** The navigation. */
  tree: ReactNode
  /** What else there is below it. */
  children: ReactNode
}

/** The whole navigation behind one button, for small screens. It needs no script. */
export function MenuDrawer({ name, sign, tree, children }: MenuDrawerProps) {
  const words = useWords()
  return (
    <details className={name} data-menu={name}>
      <summary className="icon-button" aria-label={words.menu}>
        {sign}
      </summary>
      <div data-slot="drawer-panel" className={`${name}-panel`}>
        <nav aria-label={words.menu}>{tree}</nav>
        {children}
      </div>
    </details>
  )
}
