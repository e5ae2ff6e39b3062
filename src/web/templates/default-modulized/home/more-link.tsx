import type { ReactNode } from "react"
import { ArrowRight } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/link.tsx"

/** "All 46 new things →" */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="more" to={to}>
      <span>{children}</span>
      <ArrowRight className="arrow" size={16} aria-hidden="true" />
    </Link>
  )
}
