import { ServiceList } from "../../../features/content/service-list.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { MessageCircle } from "../../../ui/icons.tsx"

const icon = { size: 22, strokeWidth: 1.6 }

/** What the shop promises. */
export const Promises = ({ services }: Pick<SectionProps["services"], "services">) => (
  <ServiceList services={services} icon={icon} chatIcon={<MessageCircle {...icon} aria-hidden="true" />} />
)

/** By themselves only where no story stands beside them. */
export function PromisesSection({ services, isBesideStory, tone }: Toned<SectionProps["services"]>) {
  if (isBesideStory) return null
  return (
    <section className="section" data-tone={tone}>
      <Promises services={services} />
    </section>
  )
}
