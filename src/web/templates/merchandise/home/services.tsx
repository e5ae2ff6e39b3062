import { ServiceList } from "../../../features/content/service-list.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"

/** What the shop promises, by itself only where no story stands beside it. */
export function Services({ services, isBesideStory, tone }: Toned<SectionProps["services"]>) {
  if (isBesideStory) return null
  return (
    <section className="promises" data-tone={tone}>
      <ServiceList services={services} icon={{ size: 40, strokeWidth: 2.25 }} chatIcon={<WhatsappIcon size={40} />} />
    </section>
  )
}
