import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { Text } from "../../../ui/text.tsx"

/** One sentence, with the silence around it. */
export function Statement({ eyebrow, text, tone }: Toned<SectionProps["statement"]>) {
  return (
    <section className="statement" data-tone={tone}>
      <Text className="caps">{eyebrow}</Text>
      <Text className="statement-line">{text}</Text>
    </section>
  )
}
