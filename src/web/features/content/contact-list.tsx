import type { ReactNode } from "react"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { MerchantText } from "../../ui/text.tsx"
import { Clock3, Mail, MapPin, Phone } from "./contact-icons.tsx"
import { digitsOf, whatsappAddress } from "./whatsapp.ts"

type Way = "chat" | "phone" | "email" | "address" | "hours"
type ContactListProps = {
  /** In which order; the hours stand beside the chat where they have no line of their own. */
  order: readonly Way[]
  chatIcon: ReactNode
  icon?: { size: number; strokeWidth: number }
}

/** How the shop is reached, as far as it says. */
export function ContactList({ order, chatIcon, icon }: ContactListProps) {
  const words = useWords()
  const { content, whatsapp } = useShop()
  const { phone, email, address, hours } = content.contact
  const account = whatsapp[0]?.account
  if (!account && !phone && !email && !address) return null
  const chatHours = order.includes("hours") ? "" : hours
  const ways: Record<Way, ReactNode> = {
    chat: account && (
      <a href={whatsappAddress(account)} rel="noopener" target="_blank">
        {chatIcon}
        <span>
          {words.chatOnWhatsapp}
          {chatHours && (
            <small>
              <MerchantText>{chatHours}</MerchantText>
            </small>
          )}
        </span>
      </a>
    ),
    phone: phone && (
      <a href={`tel:${digitsOf(phone)}`}>
        <Phone {...icon} aria-hidden="true" />
        <bdi dir="ltr">{phone}</bdi>
      </a>
    ),
    email: email && (
      <a href={`mailto:${email}`}>
        <Mail {...icon} aria-hidden="true" />
        <bdi>{email}</bdi>
      </a>
    ),
    address: address && (
      <>
        <MapPin {...icon} aria-hidden="true" />
        <MerchantText>{address}</MerchantText>
      </>
    ),
    hours: hours && (
      <>
        <Clock3 {...icon} aria-hidden="true" />
        <MerchantText>{hours}</MerchantText>
      </>
    ),
  }
  return (
    <div className="footer-contact">
      <h2>{words.contactHeading}</h2>
      <address>
        <ul>
          {order.map(
            (way) =>
              ways[way] && (
                <li key={way} data-way={way}>
                  {ways[way]}
                </li>
              ),
          )}
        </ul>
      </address>
    </div>
  )
}
