import { Suspense } from "react"
import { useScreen } from "../../shell/use-screen.ts"
import { lazyPart } from "../../ui/keep-loading.ts"
import { askOverlay, loadInquiryDialog } from "./ask-overlay.ts"
import { useInquiryList } from "./inquiry-list.ts"

const LazyDialog = lazyPart(loadInquiryDialog)
const LazyStrip = lazyPart(() => import("./inquiry-strip.tsx").then(({ InquiryStrip }) => ({ default: InquiryStrip })))

/** Pages on which something else stands at the foot. */
const WITHOUT_STRIP: readonly (string | null)[] = ["inquiry", "cart", "checkOut"]

/** The dialog, and the strip at the foot of the page while something is to be asked about. */
export function InquiryOverlays() {
  const opened = askOverlay.useOpened()
  const items = useInquiryList()
  const isFree = !WITHOUT_STRIP.includes(useScreen())
  return (
    <Suspense>
      {opened && (
        <LazyDialog key={opened.purpose.id} goods={opened.purpose} isOpen={opened.isOpen} onClose={askOverlay.close} />
      )}
      {items.length > 0 && isFree && <LazyStrip items={items} />}
    </Suspense>
  )
}
