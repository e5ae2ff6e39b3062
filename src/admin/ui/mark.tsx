import type { IconNode } from "lucide"
import type { ReactNode } from "react"
import { Icon } from "./icon.tsx"

type Kind = "ok" | "bad" | "way" | "wait"

/** A small fact: "Refunded". */
export const Mark = ({ kind, icon, children }: { kind?: Kind; icon?: IconNode; children: ReactNode }) => (
  <span className={kind ? `mark ${kind}` : "mark"}>
    {icon && <Icon of={icon} size="s" />}
    {children}
  </span>
)

/** A sentence that should be read. */
export const Note = ({ kind, icon, children }: { kind?: Kind; icon?: IconNode; children: ReactNode }) => (
  <div className={kind ? `note ${kind}` : "note"}>
    {icon && <Icon of={icon} />}
    <div>{children}</div>
  </div>
)
