import { type ReactNode, useId } from "react"
import type { Tone } from "../../../../contract/sections/define-section.ts"
import { Text } from "../../../ui/text.tsx"

export type ChapterProps = {
  title: string
  /** Whether number and title stand in the margin, or above what takes the whole width. */
  form?: "margin" | "wide" | "request"
  anchor?: string | undefined
  number?: number | undefined
  tone?: Tone | undefined
  /** Below the title. */
  head?: ReactNode
  children: ReactNode
}

/** A chapter of the report: its number large, its title, and what it is about. */
export function Chapter({ title, form = "margin", anchor, number, tone, head, children }: ChapterProps) {
  const id = useId()
  return (
    <section className="chapter" id={anchor} data-form={form} data-tone={tone} aria-labelledby={id}>
      <header className="chapter-head">
        {number !== undefined && (
          <b className="chapter-number" aria-hidden="true">
            {number}
          </b>
        )}
        <Text as="h2" id={id}>
          {title}
        </Text>
        {head}
      </header>
      {children}
    </section>
  )
}
