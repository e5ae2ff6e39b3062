import type { ReactNode } from "react"
import type { HomeContent } from "../../../contract/home-content.ts"
import { RotateCcw, ShieldCheck, Truck } from "../../ui/icons.tsx"
import { MerchantText, Text } from "../../ui/text.tsx"

type ShopService = HomeContent["services"][number]
type ServiceListProps = {
  services: readonly ShopService[]
  icon?: { size: number; strokeWidth: number }
  /** Beside the promise that there is someone to talk to. */
  chatIcon: ReactNode
}

/** What the shop promises, each with its sign; nothing where it promises nothing. */
export function ServiceList({ services, icon: looks, chatIcon }: ServiceListProps) {
  if (services.length === 0) return null
  const icons: Record<ShopService["icon"], ReactNode> = {
    delivery: <Truck className="arrow" {...looks} aria-hidden="true" />,
    return: <RotateCcw {...looks} aria-hidden="true" />,
    promise: <ShieldCheck {...looks} aria-hidden="true" />,
    person: chatIcon,
  }
  return (
    <ul data-slot="services" data-count={services.length}>
      {services.map(({ icon, title, text }) => (
        <li key={title}>
          {icons[icon]}
          <p>
            <Text as="strong">{title}</Text> <MerchantText>{text}</MerchantText>
          </p>
        </li>
      ))}
    </ul>
  )
}
