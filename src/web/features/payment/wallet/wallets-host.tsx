import { Suspense, useEffect } from "react"
import { useHref } from "react-router"
import type { ScreenName } from "../../../../domain/site/screens.ts"
import { loadScreen } from "../../../shell/load-screen.ts"
import { useShop } from "../../../shell/shell.ts"
import { usePersonal } from "../../../shell/use-personal.ts"
import { useScreen } from "../../../shell/use-screen.ts"
import { lazyPart } from "../../../ui/keep-loading.ts"
import { codeDocument } from "../../consent/code-document.ts"
import { openedScreen } from "./opened-screen.ts"

/** The wallets, and the words of the checkout, which they take the place of. */
const LazyWallets = lazyPart(async () => {
  const [{ Wallets }] = await Promise.all([import("./wallets.tsx"), loadScreen("checkOut")])
  return { default: Wallets }
})

const WALLET_SCREENS: readonly ScreenName[] = ["item", "cart"]
/** Pages whose content policy names the wallets' provider. */
const NAMED_ON: readonly (ScreenName | null)[] = [...WALLET_SCREENS, "checkOut", "orderDetail"]

/**
 * Wallets on cart and item, for whoever may order: in a document that lets their provider in. Any other document is left
 * for such a page.
 */
export function WalletsHost() {
  const { wallet, apps } = useShop()
  const personal = usePersonal()
  const screen = useScreen()
  const home = useHref("/")
  const isMember = Boolean(personal?.email)
  const isOffered = wallet !== null && personal !== null && (apps.guestPurchase || isMember)
  const isLetIn = isOffered && NAMED_ON.includes(openedScreen(home))
  useEffect(() => codeDocument.lacks(isOffered && !isLetIn ? WALLET_SCREENS : []), [isOffered, isLetIn])
  if (!isLetIn || (screen !== "item" && screen !== "cart")) return null
  return (
    <Suspense>
      <LazyWallets wallet={wallet} isMember={isMember} isCart={screen === "cart"} />
    </Suspense>
  )
}
