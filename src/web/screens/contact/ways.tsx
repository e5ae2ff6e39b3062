import pencil from "lucide/dist/esm/icons/pencil.mjs"
import type { ReactNode } from "react"
import { SCREENS } from "../../../domain/site/screens.ts"
import { Mail, MapPin, Phone } from "../../features/content/contact-icons.tsx"
import { digitsOf } from "../../features/content/whatsapp.ts"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/navigation/link.tsx"
import { MerchantText } from "../../ui/text.tsx"

const Pencil = icon(pencil)

/** How else the shop is reached, as far as it says; a word may always be sent. */
export function Ways() {
  const words = useWords("contact")
  const { phone, email, address, hours } = useShop().content.contact
  return (
    <ul data-slot="ways">
      {phone && (
        <Way sign={<Phone aria-hidden="true" />} note={hours}>
          <a href={`tel:${digitsOf(phone)}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </Way>
      )}
      {email && (
        <Way sign={<Mail aria-hidden="true" />}>
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        </Way>
      )}
      {address && (
        <Way
          sign={<MapPin aria-hidden="true" />}
          more={
            <a data-slot="text-link" href={mapAddress(address)} rel="noopener" target="_blank">
              {words.openMap}
            </a>
          }
        >
          <MerchantText>{address}</MerchantText>
        </Way>
      )}
      <Way
        sign={<Pencil aria-hidden="true" />}
        more={
          <Link data-slot="text-link" to={SCREENS.feedback.path}>
            {words.feedbackForm}
          </Link>
        }
      >
        {words.praiseAndBlame}
      </Way>
    </ul>
  )
}

type WayProps = { sign: ReactNode; note?: string; more?: ReactNode; children: ReactNode }

function Way({ sign, note, more, children }: WayProps) {
  return (
    <li>
      {sign}
      <div>
        <strong>{children}</strong>
        {note && (
          <span data-quiet="">
            <bdi>{note}</bdi>
          </span>
        )}
        {more}
      </div>
    </li>
  )
}

const mapAddress = (address: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
