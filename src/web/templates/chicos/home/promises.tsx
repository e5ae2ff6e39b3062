import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { Text } from "../../../ui/text.tsx"

/** What goes without saying, said once, in one line. */
export function Promises({ services, tone }: Toned<SectionProps["services"]>) {
  return (
    <section data-tone={tone}>
      <ul className="promises">
        {services.map(({ title, text }) => (
          <li key={title}>
            <Text>{title}</Text>
            <Text className="note">{text}</Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
