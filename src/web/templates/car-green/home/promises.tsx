import { ServiceList } from "../../../features/content/service-list.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"

const icon = { size: 22, strokeWidth: 1.75 }

/** What the shop promises, in one lying capsule. */
export const Promises = ({ services, tone }: Toned<SectionProps["services"]>) => (
  <section className="promises" data-tone={tone}>
    <ServiceList services={services} icon={icon} chatIcon={<WhatsappIcon size={22} />} />
  </section>
)
