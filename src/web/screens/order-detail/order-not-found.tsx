import { SCREENS } from "../../../domain/site/screens.ts"
import { fill } from "../../shell/fill.ts"
import { isolated } from "../../shell/isolated.ts"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { Empty } from "../../ui/empty.tsx"
import { ButtonLink } from "../../ui/forms/button.tsx"

/** A wrong number, or somebody else's: the answer is the same. */
export function OrderNotFound({ typed, isMember }: { typed: string; isMember: boolean }) {
  const words = useWords("order", "orderDetail")
  const { guestPurchase } = useShop().apps
  return (
    <div data-slot="page">
      <Empty isPageTitle title={<bdi>{fill(words.noOrder, { number: isolated(typed) })}</bdi>} text={words.noOrderHint}>
        <ButtonLink to={isMember || guestPurchase ? SCREENS.orders.path : SCREENS.signIn.path}>
          {isMember ? words.allOrders : guestPurchase ? words.tryAnother : words.signIn}
        </ButtonLink>
        <ButtonLink kind="quiet" to={SCREENS.contact.path}>
          {words.askUs}
        </ButtonLink>
      </Empty>
    </div>
  )
}
