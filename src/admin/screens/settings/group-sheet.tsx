import { type ReactNode, useId } from "react"

/** A part of a group that has its own form: what it is about beside what can be done. */
export function GroupSheet({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="sheet set" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {hint && <p className="small dim">{hint}</p>}
      </div>
      <div className="stack over-x">{children}</div>
    </section>
  )
}
