import type { ReactNode } from "react"
import { Text, TextLink } from "../../../ui/text.tsx"

type SectionHeadProps = { id: string; title: string; text?: ReactNode; more?: { label: string; url: string } }

/** What a part of the page is, and the way to all of it. */
export function SectionHead({ id, title, text, more }: SectionHeadProps) {
  return (
    <div className="section-head">
      <Text as="h2" id={id}>
        {title}
      </Text>
      {text && <p>{text}</p>}
      {more && (
        <TextLink className="more" to={more.url}>
          {more.label}
        </TextLink>
      )}
    </div>
  )
}
