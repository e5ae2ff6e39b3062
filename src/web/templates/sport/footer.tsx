import { Form, Link } from "react-router"
import { SCREENS } from "../../../domain/site/screens.ts"
import { CurrencyMenu } from "../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../features/locale/language-menu.tsx"
import { fill } from "../../shell/fill.ts"
import { useShell, useShop } from "../../shell/shell.ts"
import { useMessages } from "../../shell/use-messages.ts"
import { FooterContact } from "./footer-contact.tsx"
import { Wordmark } from "./wordmark.tsx"

const SHOWN_CATEGORIES = 6

export function Footer() {
  const words = useMessages()
  const shop = useShop()
  const policyNames = {
    shipping: words.policyShipping,
    payment: words.policyPayment,
    returns: words.policyReturns,
    privacy: words.policyPrivacy,
    service: words.policyService,
  }
  return (
    <footer className="footer">
      <div className="footer-in">
        <Letter />
        <FooterLinks
          title={words.shopHeading}
          links={shop.categories.slice(0, SHOWN_CATEGORIES).map(({ id, name }) => {
            return { name, url: `/SaleGoods/lists?categoryId=${id}` }
          })}
        />
        <FooterLinks
          title={words.policiesHeading}
          links={shop.policies.map(({ name, path }) => ({ name: policyNames[name], url: path }))}
        />
        <FooterContact />
        <FooterLinks
          title={words.friendLinks}
          links={shop.friendLinks.map(({ title, url }) => ({ name: title, url }))}
        />
      </div>
      <FooterEnd />
      <p className="footer-word">
        <Wordmark name={shop.name} />
      </p>
    </footer>
  )
}

function Letter() {
  const words = useMessages()
  const { content, slogan } = useShop()
  const { letter } = content
  return (
    <div className="footer-lead">
      <p>
        <bdi>{letter?.text || letter?.title || slogan}</bdi>
      </p>
      {letter && (
        <Form className="letter" action={SCREENS.signUp.path}>
          <input
            type="email"
            name="email"
            required
            autoComplete="email"
            aria-label={words.emailAddress}
            placeholder={words.emailAddress}
          />
          <button type="submit">{words.join}</button>
        </Form>
      )}
    </div>
  )
}

type FooterLinksProps = { title: string; links: { name: string; url: string }[] }

function FooterLinks({ title, links }: FooterLinksProps) {
  if (links.length === 0) return null
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ name, url }) => (
          <li key={url}>
            <Link to={url}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FooterEnd() {
  const words = useMessages()
  const { content, name } = useShop()
  const year = new Date(useShell()?.renderedAt ?? 0).getUTCFullYear()
  return (
    <div className="footer-end">
      <LanguageMenu />
      <CurrencyMenu />
      <p>{fill(words.copyright, { year, name })}</p>
      {content.payments.length > 0 && (
        <ul aria-label={words.paymentMethods}>
          {content.payments.map((payment) => (
            <li key={payment}>
              <bdi>{payment}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
