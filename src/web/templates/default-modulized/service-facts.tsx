import type { ReactNode } from "react"
import type { SectionProps } from "../../sections/section-props.ts"
import { RotateCcw, ShieldCheck, Truck } from "../../ui/icons.tsx"
import { Text } from "../../ui/text.tsx"
import { WhatsappIcon } from "./whatsapp-icon.tsx"

type Service = SectionProps["services"]["services"][number]

const SIZE = 26

const icons: Record<Service["icon"], ReactNode> = {
  delivery: <Truck className="arrow" size={SIZE} strokeWidth={1.75} aria-hidden="true" />,
  return: <RotateCcw size={SIZE} strokeWidth={1.75} aria-hidden="true" />,
  promise: <ShieldCheck size={SIZE} strokeWidth={1.75} aria-hidden="true" />,
  person: <WhatsappIcon size={SIZE} />,
}

/** What the shop promises, each with its sign. */
export function ServiceFacts({ services }: { services: Service[] }) {
  return (
    <ul className="facts" data-count={services.length}>
      {services.map((service) => (
        <li key={service.title}>
          {icons[service.icon]}
          <p>
            <Text as="strong">{service.title}</Text>
            <bdi>{service.text}</bdi>
          </p>
        </li>
      ))}
    </ul>
  )
}
