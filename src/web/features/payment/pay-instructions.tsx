import type { ReactNode } from "react"

type PayInstructionsProps = { title: string; text: string; children?: ReactNode }

/** How to pay without a provider, in the shop's own words: plain text, its lines as they were written. */
export function PayInstructions({ title, text, children }: PayInstructionsProps) {
  return (
    <div data-slot="pay-instructions">
      <strong>{title}</strong>
      <p dir="auto">{text}</p>
      {children}
    </div>
  )
}
