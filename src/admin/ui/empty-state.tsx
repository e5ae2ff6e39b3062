import type { ReactNode } from "react"
import { VitrineMark } from "./vitrine-mark.tsx"

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode; isFirst?: boolean }

/** Nothing is here: why, and where one can go. `isFirst` shows the way in an empty shop. */
export function EmptyState({ title, children, action, isFirst = false }: EmptyStateProps) {
  return (
    <div className="card">
      <div className={isFirst ? "void start" : "void"}>
        {!isFirst && <VitrineMark isGrey size={40} />}
        <h2>{title}</h2>
        {children && <p className="dim">{children}</p>}
        {action}
      </div>
    </div>
  )
}
