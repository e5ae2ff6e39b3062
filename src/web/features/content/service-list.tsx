import type { ReactNode } from "react"
import type { HomeContent } from "../../../contract/home-content.ts"
import { Text } from "../../ui/text.tsx"

export type ShopService = HomeContent["services"][number]
type ServiceListProps = { services: readonly ShopService[]; icons: Record<ShopService["icon"], ReactNode> }

/** What the shop promises, each with its sign; nothing where it promises nothing. */
export function ServiceList({ services, icons }: ServiceListProps) {
  if (services.length === 0) return null
  return (
    <ul data-slot="services" data-count={services.length}>
      {services.map(({ icon, title, text }) => (
        <li key={title}>
          {icons[icon]}
          <p>
            <Text as="strong">{title}</Text> <bdi>{text}</bdi>
          </p>
        </li>
      ))}
    </ul>
  )
}
