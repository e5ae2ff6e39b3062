import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { Text } from "../../../ui/text.tsx"

/** What the house promises, side by side between thin rules. */
export function Promises({ services, tone }: Toned<SectionProps["services"]>) {
  return (
    <section data-tone={tone}>
      <dl className="promises" data-count={services.length}>
        {services.map(({ title, text }) => (
          <div key={title}>
            <Text as="dt" className="caps">
              {title}
            </Text>
            <Text as="dd">{text}</Text>
          </div>
        ))}
      </dl>
    </section>
  )
}
