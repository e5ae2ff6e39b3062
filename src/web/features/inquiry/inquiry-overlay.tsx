import { lazy, type MouseEvent, Suspense } from "react"
import { SCREENS } from "../../../domain/site/screens.ts"
import { hasScreen } from "../../../domain/site/templates.ts"
import { useShell } from "../../shell/shell.ts"
import { useScreen } from "../../shell/use-screen.ts"
import { createOverlay } from "../../ui/create-overlay.ts"
import { type AskedGoods, useInquiryList } from "./inquiry-list.ts"

const overlay = createOverlay<AskedGoods>()
const loadDialog = () => import("./inquiry-dialog.tsx").then(({ InquiryDialog }) => ({ default: InquiryDialog }))
const LazyDialog = lazy(loadDialog)
const LazyStrip = lazy(() => import("./inquiry-strip.tsx").then(({ InquiryStrip }) => ({ default: InquiryStrip })))

/** Whether this template has an inquiry list at all. */
export function useHasInquiry(): boolean {
  const template = useShell()?.template
  return template !== undefined && hasScreen(template, "inquiry")
}

/** For a link to the inquiry: with scripts it opens the dialog instead. */
export function inquiryLinkOf(goods: AskedGoods) {
  return {
    to: `${SCREENS.inquiry.path}?goods=${goods.id}`,
    onPointerEnter: () => void loadDialog(),
    onFocus: () => void loadDialog(),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      event.preventDefault()
      overlay.open(goods)
    },
  }
}

/** Pages on which something else stands at the foot. */
const WITHOUT_STRIP: readonly (string | null)[] = ["inquiry", "cart", "checkOut"]

/** The dialog, and the strip at the foot of the page while something is to be asked about; once in the frame. */
export function InquiryHost() {
  const isThere = useHasInquiry()
  const opened = overlay.useOpened()
  const items = useInquiryList()
  const isFree = !WITHOUT_STRIP.includes(useScreen())
  if (!isThere) return null
  return (
    <Suspense>
      {opened && (
        <LazyDialog key={opened.purpose.id} goods={opened.purpose} isOpen={opened.isOpen} onClose={overlay.close} />
      )}
      {items.length > 0 && isFree && <LazyStrip items={items} />}
    </Suspense>
  )
}
