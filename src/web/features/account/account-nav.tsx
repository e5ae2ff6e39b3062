import type { ReactNode } from "react"
import { SCREENS, type ScreenName } from "../../../domain/site/screens.ts"
import { useWords } from "../../shell/use-words.ts"
import { Heart } from "../../ui/icons.tsx"
import { Link } from "../../ui/navigation/link.tsx"
import { MapPin } from "../content/contact-icons.tsx"
import { KeyRound, LayoutGrid, Package, Ticket } from "./account-icons.tsx"
import { SignOutButton } from "./sign-out-button.tsx"

/** Parts of the member centre that the menu leads to. */
export const CENTRE_PARTS = {
  addresses: "addresses",
  coupons: "coupons",
  business: "business",
  signIn: "sign-in",
  passkeys: "passkeys",
} as const

/** The member's addresses. */
export const ADDRESSES_PATH = `${SCREENS.memberCentre.path}#${CENTRE_PARTS.addresses}`

export type AccountEntry = "memberCentre" | "orders" | "favourites" | "addresses"
export type AccountCounts = { orders?: number; favourites?: number; addresses?: number; coupons?: number }

type AccountNavProps = { here: AccountEntry; counts?: AccountCounts }

/** The menu of a member's screens. Below the desktop it is one line that is swiped. */
export function AccountNav({ here, counts = {} }: AccountNavProps) {
  const words = useWords("account")
  const path = (screen: ScreenName) => SCREENS[screen].path
  const part = (name: keyof typeof CENTRE_PARTS) => `${path("memberCentre")}#${CENTRE_PARTS[name]}`
  const entry = (key: string, to: string, icon: ReactNode, name: string, count?: number) => (
    <Link key={key} to={to} aria-current={key === here ? "page" : undefined}>
      {icon}
      {name}
      {count !== undefined && <small>{count}</small>}
    </Link>
  )
  return (
    <nav data-slot="account-nav" aria-label={words.account}>
      {entry("memberCentre", path("memberCentre"), <LayoutGrid size={20} />, words.accountOverview)}
      {entry("orders", path("orders"), <Package size={20} />, words.accountOrders, counts.orders)}
      {entry("favourites", path("favourites"), <Heart size={20} />, words.favourites, counts.favourites)}
      {entry("addresses", part("addresses"), <MapPin size={20} />, words.accountAddresses, counts.addresses)}
      {entry("coupons", part("coupons"), <Ticket size={20} />, words.accountCoupons, counts.coupons)}
      {entry("signIn", part("signIn"), <KeyRound size={20} />, words.accountSignIn)}
      <SignOutButton />
    </nav>
  )
}
