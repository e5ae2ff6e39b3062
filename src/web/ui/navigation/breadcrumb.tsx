import { useLocation } from "react-router"
import type { Crumb } from "../../sections/list-props.ts"
import { useWords } from "../../shell/use-words.ts"
import { MerchantText } from "../text.tsx"
import { Link } from "./link.tsx"

/** The way from the home page to here. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const words = useWords()
  const { pathname, search } = useLocation()
  const isHere = ({ url }: Crumb) => url === "" || url === pathname + search
  return (
    <nav data-slot="breadcrumb" aria-label={words.breadcrumb}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.url + crumb.name}>
            {isHere(crumb) ? (
              <span aria-current="page">
                <MerchantText>{crumb.name}</MerchantText>
              </span>
            ) : (
              <Link to={crumb.url}>
                <MerchantText>{crumb.name}</MerchantText>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
