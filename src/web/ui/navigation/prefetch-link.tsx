import type { ReactNode } from "react"
import { Link, type LinkProps } from "./link.tsx"
import { type PrefetchManner, usePrefetch } from "./use-prefetch.tsx"

type PrefetchLinkProps = Pick<LinkProps, "rel" | "className" | "aria-label" | "aria-current"> & {
  to: string
  children: ReactNode
  manner?: PrefetchManner
  /** The first picture of the page it leads to. */
  picture?: string | null
  "data-slot"?: string
}

/** A link whose page is there before it is asked for. */
export function PrefetchLink({ to, children, manner = "intent", picture = null, ...rest }: PrefetchLinkProps) {
  const { ref, listeners, links } = usePrefetch(to, manner, picture)
  return (
    <>
      <Link to={to} ref={ref} {...listeners} {...rest}>
        {children}
      </Link>
      {links}
    </>
  )
}
