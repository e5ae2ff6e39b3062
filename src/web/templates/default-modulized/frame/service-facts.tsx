import { ServiceList, type ShopService } from "../../../features/content/service-list.tsx"
import { RotateCcw, ShieldCheck, Truck } from "../../../ui/icons.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"

const ICON = { size: 26, strokeWidth: 1.75, "aria-hidden": true } as const

const icons = {
  delivery: <Truck className="arrow" {...ICON} />,
  return: <RotateCcw {...ICON} />,
  promise: <ShieldCheck {...ICON} />,
  person: <WhatsappIcon size={ICON.size} />,
}

/** What the shop promises, each with its sign. */
export const ServiceFacts = ({ services }: { services: ShopService[] }) => (
  <ServiceList services={services} icons={icons} />
)
