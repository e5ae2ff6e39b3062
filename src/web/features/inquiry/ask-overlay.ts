import type { MouseEvent } from "react"
import { SCREENS } from "../../../domain/site/screens.ts"
import { hasScreen } from "../../../domain/site/templates.ts"
import { useShell } from "../../shell/shell.ts"
import { createOverlay } from "../../ui/overlays/create-overlay.ts"
import type { AskedGoods } from "./inquiry-list.ts"

/** The dialog that asks about a good. */
export const askOverlay = createOverlay<AskedGoods>()

export const loadInquiryDialog = () =>
  import("./inquiry-dialog.tsx").then(({ InquiryDialog }) => ({ default: InquiryDialog }))

/** Whether this template has an inquiry list at all. */
export function useHasInquiry(): boolean {
  const template = useShell()?.template
  return template !== undefined && hasScreen(template, "inquiry")
}

/** For a link to the inquiry: with scripts it opens the dialog instead. */
export function inquiryLinkOf(goods: AskedGoods) {
  return {
    to: `${SCREENS.inquiry.path}?goods=${goods.id}`,
    onPointerEnter: () => void loadInquiryDialog(),
    onFocus: () => void loadInquiryDialog(),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      event.preventDefault()
      askOverlay.open(goods)
    },
  }
}
