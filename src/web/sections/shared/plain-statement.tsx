import { Text } from "../../ui/text.tsx"
import type { SectionProps, Toned } from "../section-props.ts"

export function PlainStatement({ eyebrow, text, tone }: Toned<SectionProps["statement"]>) {
  return (
    <section className="plain-section" data-tone={tone}>
      <Text>{eyebrow}</Text>
      <Text as="h2">{text}</Text>
    </section>
  )
}
