import { SCREENS } from "../../../domain/site/screens.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { daysText } from "../../ui/amounts/days-text.ts"
import { useShownAmount } from "../../ui/amounts/use-shown-amount.ts"
import { Link } from "../../ui/navigation/link.tsx"
import { Notice } from "../../ui/notice.tsx"
import { Part } from "../../ui/part.tsx"
import type { Preview } from "./checkout.ts"

/** What sending it there costs, or that the shop does not. */
export function ShippingPart({ preview }: { preview: Preview }) {
  const words = useWords("checkOut", "purchase")
  const written = useShownAmount()
  const { freight, days, currency } = preview
  return (
    <Part title={words.policyShipping}>
      {preview.isNoShipping ? (
        <Notice kind="warn" title={words.noShippingTitle} isNews>
          <p>{words.noShippingText}</p>
          <Link data-slot="text-link" to={SCREENS.contact.path}>
            {words.contactHeading}
          </Link>
        </Notice>
      ) : (
        <div data-slot="choice-card" data-state={freight === null ? undefined : "on"}>
          <span>
            <strong>{words.shippingStandard}</strong>
            <small>{freight === null ? words.shippingLater : words.shippingHint}</small>
            {days && <small>{fill(words.deliveredIn, { days: daysText(days) })}</small>}
          </span>
          {freight !== null && (
            <span data-slot="choice-end">
              {freight === 0 ? words.sumFree : <bdi>{written(freight, currency)}</bdi>}
            </span>
          )}
        </div>
      )}
    </Part>
  )
}
