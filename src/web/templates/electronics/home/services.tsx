import { ServiceList } from "../../../features/content/service-list.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"

const icon = { size: 26, strokeWidth: 1.75 }

/** What the store promises, in one white line below its front. */
export function Services({ services, tone }: Toned<SectionProps["services"]>) {
  return (
    <div className="promises" data-tone={tone}>
      <ServiceList services={services} icon={icon} chatIcon={<WhatsappIcon size={icon.size} />} />
    </div>
  )
}
