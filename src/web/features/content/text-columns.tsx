import type { ReactNode } from "react"
import type { Heading } from "../../ui/headings.ts"
import { Html } from "../../ui/html.tsx"
import { MerchantText } from "../../ui/text.tsx"

type Beside = { label: string; links: ReactNode }
type TextColumnsProps = {
  html: string
  /** The parts of the text, with what their list is called. */
  headings: readonly Heading[]
  headingsLabel: string
  /** What stands before the text: the pages of its kind. Else the parts do. */
  before?: Beside
}

/** A long text between two lists of links. */
export function TextColumns({ html, headings, headingsLabel, before }: TextColumnsProps) {
  const parts = headings.length > 1 && (
    <Toc label={headingsLabel}>
      {headings.map(({ id, text }) => (
        <a key={id} href={`#${id}`}>
          <MerchantText>{text}</MerchantText>
        </a>
      ))}
    </Toc>
  )
  return (
    <div data-slot="aside-prose">
      {before ? <Toc label={before.label}>{before.links}</Toc> : <div>{parts}</div>}
      <Html html={html} />
      {before && <aside>{parts}</aside>}
    </div>
  )
}

function Toc({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav data-slot="toc" aria-label={label}>
      {children}
    </nav>
  )
}
