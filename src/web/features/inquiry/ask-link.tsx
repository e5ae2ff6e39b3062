import type { ReactNode } from "react"
import { SCREENS } from "../../../domain/site/screens.ts"
import { Link } from "../../ui/navigation/link.tsx"
import { inquiryLinkOf, useHasInquiry } from "./ask-overlay.ts"
import type { AskedGoods } from "./inquiry-list.ts"

type AskLinkProps = { goods: AskedGoods; slot: string; label?: string; children: ReactNode }

/** The way to ask for a price: the inquiry where the template has one, else the shop's contact page. */
export function AskLink({ goods, slot, label, children }: AskLinkProps) {
  const asks = useHasInquiry() ? inquiryLinkOf(goods) : { to: SCREENS.contact.path }
  return (
    <Link data-slot={slot} data-replay aria-label={label} {...asks}>
      {children}
    </Link>
  )
}
