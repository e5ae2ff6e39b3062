import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { MerchantText, Text } from "../../../ui/text.tsx"

type Service = SectionProps["services"]["services"][number]

/** What the shop promises, numbered as the rules of a house. */
export function Rules({ services }: { services: Service[] }) {
  return (
    <ol className="rules">
      {services.map(({ title, text }, index) => (
        <li key={title}>
          <b aria-hidden="true">{index + 1}</b>
          <p>
            <Text as="strong">{title}</Text> <MerchantText>{text}</MerchantText>
          </p>
        </li>
      ))}
    </ol>
  )
}

/** By themselves only where no story stands beside them. */
export function RulesSection({ services, isBesideStory, tone }: Toned<SectionProps["services"]>) {
  if (isBesideStory) return null
  return (
    <section className="section" data-tone={tone}>
      <Rules services={services} />
    </section>
  )
}
