import { ServiceList } from "../../../features/content/service-list.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { MessageCircle } from "../../../ui/icons.tsx"

const icon = { size: 22, strokeWidth: 1.6 }

/** What the shop promises as pills; by themselves only where no story stands beside them. */
export function Promises({ services, isBesideStory, tone }: Toned<SectionProps["services"]>) {
  if (isBesideStory) return null
  return (
    <section className="promises" data-tone={tone}>
      <PromiseList services={services} />
    </section>
  )
}

export const PromiseList = ({ services }: Pick<SectionProps["services"], "services">) => (
  <ServiceList services={services} icon={icon} chatIcon={<MessageCircle {...icon} aria-hidden="true" />} />
)
