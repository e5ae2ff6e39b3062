import { Form } from "react-router"
import { SCREENS } from "../../domain/site/screens.ts"
import { useShell } from "../shell/shell.ts"
import { Search } from "../ui/icons.tsx"
import { Link } from "../ui/navigation/link.tsx"
import { MerchantText } from "../ui/text.tsx"

const KINDS_MAX = 8

/** For whoever stands before a page that is not there: the search, and what the shop has. */
export function WaysOn() {
  const shell = useShell()
  if (!shell?.shop) return null
  const { words, shop } = shell
  return (
    <div data-slot="ways-on">
      <Form method="get" action={SCREENS.goodsList.path} data-slot="ways-search">
        <input
          type="search"
          name="keywords"
          required
          maxLength={100}
          aria-label={words.searchPlaceholder}
          placeholder={words.searchPlaceholder}
        />
        <button type="submit" aria-label={words.search}>
          <Search aria-hidden="true" />
        </button>
      </Form>
      <ul>
        {shop.categories.slice(0, KINDS_MAX).map(({ id, name }) => (
          <li key={id}>
            <Link to={`${SCREENS.goodsList.path}?categoryId=${id}`}>
              <MerchantText>{name}</MerchantText>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
