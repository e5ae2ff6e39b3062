import { createPortal } from "react-dom"
import { useLocation } from "react-router"
import { WordsProvider } from "../../../shell/words-provider.tsx"
import { useWalletPlace } from "./use-wallet-place.ts"
import { WalletPart, type WalletProps } from "./wallet-part.tsx"

/** The wallets at their place on the page. Another page is another purchase. */
export function Wallets(props: WalletProps) {
  const place = useWalletPlace()
  const { pathname } = useLocation()
  if (!place) return null
  return createPortal(
    <WordsProvider of="checkOut">
      <WalletPart {...props} place={place.element} lines={place.lines} />
    </WordsProvider>,
    place.element,
    pathname,
  )
}
