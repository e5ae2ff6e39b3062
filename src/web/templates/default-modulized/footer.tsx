import { Link } from "react-router"
import { fill } from "../../shell/fill.ts"
import { type PolicyName, useShell, useShop } from "../../shell/shell.ts"
import { useMessages } from "../../shell/use-messages.ts"
import { Mail, MapPin, Phone } from "../../ui/icons.tsx"
import { FooterLetter } from "./footer-letter.tsx"
import { WhatsappIcon } from "./whatsapp-icon.tsx"

const DEPARTMENTS = 6
const ICON = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const

/** The letter in a giant quarter, then the ways through the shop and to its people. */
export function Footer() {
  const shop = useShop()
  const words = useMessages()
  const renderedAt = useShell()?.renderedAt ?? 0
  const policyNames: Record<PolicyName, string> = {
    shipping: words.policyShipping,
    payment: words.policyPayment,
    returns: words.policyReturns,
    privacy: words.policyPrivacy,
    service: words.policyService,
  }
  return (
    <footer data-slot="footer">
      <div className="wrap footer-top">
        <FooterLetter />
        <nav aria-label={words.shopHeading}>
          <h2>{words.shopHeading}</h2>
          <ul>
            {shop.categories.slice(0, DEPARTMENTS).map(({ id, name }) => (
              <li key={id}>
                <Link to={`/SaleGoods/lists?categoryId=${id}`}>
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {shop.policies.length > 0 && (
          <nav aria-label={words.policiesHeading}>
            <h2>{words.policiesHeading}</h2>
            <ul>
              {shop.policies.map(({ name, path }) => (
                <li key={name}>
                  <Link to={path}>{policyNames[name]}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <FooterContact />
      </div>
      <div className="wrap footer-end">
        <p>
          <bdi>{fill(words.copyright, { year: new Date(renderedAt).getUTCFullYear(), name: shop.title })}</bdi>
        </p>
        {shop.friendLinks.length > 0 && (
          <nav className="friends" aria-label={words.friendLinks}>
            <ul>
              {shop.friendLinks.map(({ title, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener" target="_blank">
                    <bdi>{title}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {shop.content.payments.length > 0 && (
          <ul className="pay" aria-label={words.paymentMethods}>
            {shop.content.payments.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  )
}

function FooterContact() {
  const { whatsapp, content } = useShop()
  const words = useMessages()
  const { phone, email, address, hours } = content.contact
  const account = whatsapp[0]?.account
  if (!phone && !email && !address && !account) return null
  return (
    <div className="footer-contact">
      <h2>{words.contactHeading}</h2>
      <address>
        <ul>
          {phone && (
            <li>
              <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
                <Phone {...ICON} />
                <bdi dir="ltr">{phone}</bdi>
              </a>
            </li>
          )}
          {email && (
            <li>
              <a href={`mailto:${email}`}>
                <Mail {...ICON} />
                <bdi>{email}</bdi>
              </a>
            </li>
          )}
          {account && (
            <li>
              <a href={`https://wa.me/${account.replace(/\D/g, "")}`} rel="noopener" target="_blank">
                <WhatsappIcon size={18} />
                <span>
                  {words.chatOnWhatsapp}
                  {hours && (
                    <small>
                      <bdi>{hours}</bdi>
                    </small>
                  )}
                </span>
              </a>
            </li>
          )}
          {address && (
            <li className="footer-address">
              <MapPin {...ICON} />
              <bdi>{address}</bdi>
            </li>
          )}
        </ul>
      </address>
    </div>
  )
}
