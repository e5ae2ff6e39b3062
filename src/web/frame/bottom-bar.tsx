import house from "lucide/dist/esm/icons/house.mjs"
import layoutGrid from "lucide/dist/esm/icons/layout-grid.mjs"
import zap from "lucide/dist/esm/icons/zap.mjs"
import { SCREENS } from "../../domain/site/screens.ts"
import { AccountLink } from "../features/account/account-link.tsx"
import { CartLink } from "../features/cart/cart-link.tsx"
import { useScreen } from "../shell/use-screen.ts"
import { useWords } from "../shell/use-words.ts"
import { icon } from "../ui/icon.tsx"
import { ShoppingBag, User } from "../ui/icons.tsx"
import { Link } from "../ui/navigation/link.tsx"

const House = icon(house)
const LayoutGrid = icon(layoutGrid)
const Zap = icon(zap)
const sign = { size: 22, strokeWidth: 1.75, "aria-hidden": true }

/** On a phone the ways through the shop stay within reach of the thumb (styles/elements/bottom-bar.css). */
export function BottomBar() {
  const words = useWords()
  const screen = useScreen()
  const ways = [
    { name: "home", label: words.home, Sign: House },
    { name: "goodsList", label: words.allGoods, Sign: LayoutGrid },
    { name: "promotionGoods", label: words.promotionNow, Sign: Zap },
  ] as const
  return (
    <nav className="bottom-bar" aria-label={words.contents}>
      {ways.map(({ name, label, Sign }) => (
        <Link key={name} to={SCREENS[name].path} aria-current={name === screen ? "page" : undefined}>
          <Sign {...sign} />
          <span>{label}</span>
        </Link>
      ))}
      <AccountLink>
        <User {...sign} />
        <span>{words.account}</span>
      </AccountLink>
      <CartLink>
        {(count) => (
          <>
            <ShoppingBag {...sign} />
            <span>{words.cart}</span>
            <b>{count}</b>
          </>
        )}
      </CartLink>
    </nav>
  )
}
