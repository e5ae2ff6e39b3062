import type { ReactNode } from "react"

/** The title of a block, and whatever stands at the other end of its line. */
export function BlockHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className="block-head">
      <h2 id={id}>
        <bdi>{title}</bdi>
      </h2>
      {children}
    </div>
  )
}
