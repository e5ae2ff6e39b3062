import { useShop } from "../../shell/shell.ts"
import { useMessages } from "../../shell/use-messages.ts"
import { Clock3, Mail, MapPin, MessageCircle, Phone } from "../../ui/icons.tsx"

const digitsOf = (phone: string) => phone.replace(/[^\d+]/g, "")

/** How the shop is reached, as far as it says. */
export function FooterContact() {
  const words = useMessages()
  const { content, whatsapp } = useShop()
  const { phone, email, address, hours } = content.contact
  const [coach] = whatsapp
  if (!coach && !phone && !email && !address) return null
  return (
    <div className="footer-contact">
      <h2>{words.contactHeading}</h2>
      <address>
        <ul>
          {coach && (
            <li>
              <a href={`https://wa.me/${digitsOf(coach.account)}`}>
                <MessageCircle aria-hidden="true" />
                {words.chatOnWhatsapp}
              </a>
            </li>
          )}
          {phone && (
            <li>
              <a href={`tel:${digitsOf(phone)}`}>
                <Phone aria-hidden="true" />
                <bdi dir="ltr">{phone}</bdi>
              </a>
            </li>
          )}
          {email && (
            <li>
              <a href={`mailto:${email}`}>
                <Mail aria-hidden="true" />
                <bdi>{email}</bdi>
              </a>
            </li>
          )}
          {address && (
            <li>
              <MapPin aria-hidden="true" />
              <bdi>{address}</bdi>
            </li>
          )}
          {hours && (
            <li>
              <Clock3 aria-hidden="true" />
              <bdi>{hours}</bdi>
            </li>
          )}
        </ul>
      </address>
    </div>
  )
}
