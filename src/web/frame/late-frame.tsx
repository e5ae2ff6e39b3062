import { InquiryHost } from "../features/inquiry/inquiry-host.tsx"
import { ComingOverlay } from "../features/overlays/coming-overlay.tsx"
import { WalletsHost } from "../features/payment/wallet/wallets-host.tsx"
import { ScrollToTop } from "./scroll-to-top.tsx"
import { useForbidden } from "./use-forbidden.ts"
import { useHashScrolling } from "./use-hash-scrolling.ts"
import { useVersionCheck } from "./use-version-check.ts"

/** What nobody misses in the first moments of a page. */
export function LateFrame() {
  useVersionCheck()
  useForbidden()
  useHashScrolling()
  return (
    <>
      <ScrollToTop />
      <ComingOverlay />
      <InquiryHost />
      <WalletsHost />
    </>
  )
}
