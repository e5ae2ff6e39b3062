import type { ReactNode } from "react"
import { CircleCheck, Info, TriangleAlert } from "./notice-icons.tsx"

type NoticeProps = {
  kind?: "ok" | "warn" | "fault"
  title?: ReactNode
  children?: ReactNode
  /** Came after the page did: it is read out. */
  isNews?: boolean
}

const SIGNS = { ok: CircleCheck, warn: TriangleAlert, fault: TriangleAlert } as const

/** Something to know about the page as a whole. */
export function Notice({ kind, title, children, isNews = false }: NoticeProps) {
  const Sign = kind ? SIGNS[kind] : Info
  return (
    <section data-slot="notice" data-kind={kind} role={isNews ? (kind === "fault" ? "alert" : "status") : undefined}>
      <Sign size={22} />
      <div>
        {title && <strong data-slot="notice-title">{title}</strong>}
        {children}
      </div>
    </section>
  )
}
