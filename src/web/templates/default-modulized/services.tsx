import type { SectionProps } from "../../sections/section-props.ts"
import { ServiceFacts } from "./service-facts.tsx"

/** The promises of the shop as a ruler: lines, no boxes. */
export function Services({ services }: SectionProps["services"]) {
  return (
    <div className="services">
      <ServiceFacts services={services} />
    </div>
  )
}
