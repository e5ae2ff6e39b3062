import { orderPath } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { fill } from "../../shell/fill.ts"
import { isolated } from "../../shell/isolated.ts"
import { useWords } from "../../shell/use-words.ts"
import { ButtonLink } from "../../ui/forms/button.tsx"
import { ArrowRight } from "../../ui/icons.tsx"
import { Picture } from "../../ui/picture.tsx"
import { OfflinePayment } from "./offline-payment.tsx"
import type { Payment } from "./payment.ts"
import { PurchaseSteps } from "./purchase-steps.tsx"

const PICTURES = 4

/** The third step: thanks, what was bought, and where to go from here. */
export function PurchaseDone({ payment }: { payment: Payment }) {
  const words = useWords("pay", "purchase")
  const { number, buyer, isPaid, byHand, lines } = payment
  const waiting = byHand ? words.payOfflineDone : words.payAgreedDone
  const said = isPaid ? words.payDoneText : waiting
  return (
    <section data-slot="done" aria-labelledby="done-title">
      <div data-slot="done-say">
        <PurchaseSteps now="done" />
        <h2 id="done-title">{buyer ? fill(words.payThanksName, { name: buyer }) : words.payThanks}</h2>
        <p>{fill(said, { number: isolated(number) })}</p>
        <OfflinePayment payment={payment} />
        <div data-slot="form-actions">
          <ButtonLink kind="light" to={orderPath(number)}>
            {words.paySeeOrder}
            <ArrowRight size={18} data-mirrored />
          </ButtonLink>
          <ButtonLink kind="quiet" to={SCREENS.home.path}>
            {words.payKeepLooking}
          </ButtonLink>
        </div>
      </div>
      <ul data-slot="done-goods" aria-label={words.payBought}>
        {lines.slice(0, PICTURES).map(({ id, name, image, quantity }) => (
          <li key={id}>
            <Picture src={image} alt={name} sizes="216px" />
            <b>
              {quantity} × <bdi>{name}</bdi>
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}
