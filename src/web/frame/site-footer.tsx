import type { ComponentProps, ReactNode } from "react"
import { ConsentLink } from "../features/consent/consent-link.tsx"
import { ContactList } from "../features/content/contact-list.tsx"
import { CategoryLinks, PolicyLinks } from "../features/content/footer-links.tsx"
import { PaymentNames } from "../features/content/payment-names.tsx"

type SiteFooterProps = {
  /** What its two rows are besides, such as `wrap`. */
  className?: string
  lead: ReactNode
  contact: ComponentProps<typeof ContactList>
  /** Further columns. */
  columns?: ReactNode
  /** The last row, before the ways to pay. */
  end: ReactNode
  children?: ReactNode
}

/** The ways through the shop and to its people. */
export function SiteFooter({ className = "", lead, contact, columns, end, children }: SiteFooterProps) {
  return (
    <footer data-slot="footer">
      <div className={`${className} footer-in`}>
        <div className="footer-lead">{lead}</div>
        <CategoryLinks />
        <PolicyLinks />
        <ContactList {...contact} />
        {columns}
      </div>
      <div className={`${className} footer-end`}>
        {end}
        <ConsentLink />
        <PaymentNames />
      </div>
      {children}
    </footer>
  )
}
