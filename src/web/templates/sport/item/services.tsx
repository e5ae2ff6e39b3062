import { ServiceList } from "../../../features/content/service-list.tsx"
import { useShop } from "../../../shell/shell.ts"
import { MessageCircle, RotateCcw, ShieldCheck, Truck } from "../../../ui/icons.tsx"

const icons = {
  delivery: <Truck aria-hidden="true" />,
  return: <RotateCcw aria-hidden="true" />,
  promise: <ShieldCheck aria-hidden="true" />,
  person: <MessageCircle aria-hidden="true" />,
}

/** What the shop promises, beside the good. */
export const Services = () => <ServiceList services={useShop().content.services} icons={icons} />
