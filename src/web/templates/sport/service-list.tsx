import { useShop } from "../../shell/shell.ts"
import { MessageCircle, RotateCcw, ShieldCheck, Truck } from "../../ui/icons.tsx"

const ICONS = { delivery: Truck, return: RotateCcw, promise: ShieldCheck, person: MessageCircle }

/** What the shop promises, beside the good. */
export function ServiceList() {
  const { services } = useShop().content
  if (services.length === 0) return null
  return (
    <ul className="service-list">
      {services.map(({ icon, title, text }) => {
        const Icon = ICONS[icon]
        return (
          <li key={title}>
            <Icon aria-hidden="true" />
            <p>
              <b>
                <bdi>{title}</bdi>
              </b>{" "}
              <bdi>{text}</bdi>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
