import { Link } from "react-router"
import { type PolicyName, useShop } from "../../shell/shell.ts"
import { useMessages } from "../../shell/use-messages.ts"

export function PlainFooter() {
  const shop = useShop()
  const words = useMessages()
  const policyWords: Record<PolicyName, string> = {
    shipping: words.policyShipping,
    payment: words.policyPayment,
    returns: words.policyReturns,
    privacy: words.policyPrivacy,
    service: words.policyService,
  }
  return (
    <footer className="colophon">
      <p>
        <bdi>{shop.name}</bdi>
      </p>
      <nav aria-label={words.policiesHeading}>
        <ul>
          {shop.policies.map(({ name, path }) => (
            <li key={name}>
              <Link to={path}>{policyWords[name]}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
