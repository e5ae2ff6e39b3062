import { type ReactNode, useId } from "react"
import type { Tone } from "../../../../contract/sections/define-section.ts"
import type { More } from "../../../ui/navigation/more-link.tsx"
import { SectionHead } from "../../../ui/section-head.tsx"

type NumberedSectionProps = {
  title: string
  className?: string
  more?: More | undefined
  tone?: Tone | undefined
  children: ReactNode
}

/** A part of the page on the raster. The stylesheet counts them, through to the footer. */
export function NumberedSection({ title, className = "", more, tone, children }: NumberedSectionProps) {
  const id = useId()
  return (
    <section className={`section ${className}`} data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={title} {...(more && { more })} />
      {children}
    </section>
  )
}
