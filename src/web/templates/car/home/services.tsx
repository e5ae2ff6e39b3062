import { ServiceList } from "../../../features/content/service-list.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"

const icon = { size: 24, strokeWidth: 1.75 }

/** What the shop promises, in one row. */
export const Services = ({ services, tone }: Toned<SectionProps["services"]>) => (
  <section className="section promises" data-tone={tone}>
    <ServiceList services={services} icon={icon} chatIcon={<WhatsappIcon size={24} />} />
  </section>
)
