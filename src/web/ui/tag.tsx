import type { ReactNode } from "react"

/** A word or two about the thing that it stands at. */
export function Tag({ kind, children }: { kind?: "ok" | "warn"; children: ReactNode }) {
  return (
    <span data-slot="tag" data-kind={kind}>
      {children}
    </span>
  )
}
