import { type ReactNode, useId } from "react"

type PartProps = { title: ReactNode; text?: ReactNode; children: ReactNode; id?: string }

/** A part of a longer form or page: its name at the start, what belongs to it at the end. */
export function Part({ title, text, children, id }: PartProps) {
  const own = useId()
  const name = id ?? own
  return (
    <section data-slot="part" aria-labelledby={name}>
      <h2 id={name}>
        {title}
        {text && <small>{text}</small>}
      </h2>
      <div data-slot="part-body">{children}</div>
    </section>
  )
}
