import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { ServiceFacts } from "../frame/service-facts.tsx"

/** The promises of the shop as a ruler: lines, no boxes. */
export function Services({ services, tone }: Toned<SectionProps["services"]>) {
  return (
    <div className="services" data-tone={tone}>
      <ServiceFacts services={services} />
    </div>
  )
}
