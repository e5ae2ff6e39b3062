import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { FigureText } from "../../../ui/figure-text.tsx"
import { Text } from "../../../ui/text.tsx"

/** What the shop promises, its figures first. */
export function Claims({ services, tone }: Toned<SectionProps["services"]>) {
  return (
    <ul className="claims" data-tone={tone} data-count={services.length}>
      {services.map(({ title, text }) => (
        <li key={title}>
          <b data-length={title.length > 8 ? "long" : undefined}>
            <FigureText>{title}</FigureText>
          </b>
          <Text as="span">{text}</Text>
        </li>
      ))}
    </ul>
  )
}
