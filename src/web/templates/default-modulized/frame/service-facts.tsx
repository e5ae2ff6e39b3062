import type { ComponentProps } from "react"
import { ServiceList } from "../../../features/content/service-list.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"

const icon = { size: 26, strokeWidth: 1.75 }

/** What the shop promises, each with its sign. */
export const ServiceFacts = ({ services }: Pick<ComponentProps<typeof ServiceList>, "services">) => (
  <ServiceList services={services} icon={icon} chatIcon={<WhatsappIcon size={icon.size} />} />
)
