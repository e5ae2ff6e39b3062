import { usePolicyNames } from "../../../features/content/use-policy-names.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/link.tsx"

export function PlainFooter() {
  const shop = useShop()
  const words = useWords()
  const policyNames = usePolicyNames()
  return (
    <footer className="colophon">
      <p>
        <bdi>{shop.name}</bdi>
      </p>
      <nav aria-label={words.policiesHeading}>
        <ul>
          {shop.policies.map(({ name, path }) => (
            <li key={name}>
              <Link to={path}>{policyNames[name]}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
