import { MerchantText } from "../../../ui/text.tsx"
import type { SectionProps, Toned } from "../../section-props.ts"

export function PlainServices({ services, tone }: Toned<SectionProps["services"]>) {
  return (
    <section className="plain-section" data-tone={tone}>
      <ul className="plain-columns">
        {services.map(({ title, text }) => (
          <li key={title}>
            <strong>
              <MerchantText>{title}</MerchantText>
            </strong>
            <p>
              <MerchantText>{text}</MerchantText>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
