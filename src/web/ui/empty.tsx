import type { ReactNode } from "react"
import { Mark } from "./mark.tsx"

type EmptyProps = { title: ReactNode; text?: ReactNode; isPageTitle?: boolean; children?: ReactNode; lit?: number }

/** Nothing is here yet: says so, and what to do next. */
export function Empty({ title, text, isPageTitle = false, children, lit = 3 }: EmptyProps) {
  const Title = isPageTitle ? "h1" : "h2"
  return (
    <section data-slot="empty">
      <div>
        <Title>{title}</Title>
        {text && <p>{text}</p>}
        {children && <div data-slot="empty-actions">{children}</div>}
      </div>
      <Mark lit={lit} />
    </section>
  )
}
