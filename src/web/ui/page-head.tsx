import type { ReactNode } from "react"

type PageHeadProps = { title: ReactNode; text?: ReactNode; children?: ReactNode }

/** The title of a page, a sentence below it, and at its end whatever belongs beside it. */
export function PageHead({ title, text, children }: PageHeadProps) {
  return (
    <header data-slot="page-head">
      <div>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {children}
    </header>
  )
}
