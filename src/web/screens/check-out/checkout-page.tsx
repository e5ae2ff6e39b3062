import { SCREENS } from "../../../domain/site/screens.ts"
import { PurchaseSteps } from "../../features/payment/purchase-steps.tsx"
import { useWords } from "../../shell/use-words.ts"
import { Empty } from "../../ui/empty.tsx"
import { ButtonLink } from "../../ui/forms/button.tsx"
import { Notice } from "../../ui/notice.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { CheckoutForm } from "./checkout-form.tsx"
import type { CheckoutData } from "./load-checkout.server.ts"
import type { First } from "./use-checkout.ts"

/** The checkout on one page. Where there is nothing to order, or no way to pay, it says what to do instead. */
export function CheckoutPage({ first, ...data }: CheckoutData & { first: First }) {
  const words = useWords("checkOut", "purchase")
  const { preview } = data
  return (
    <div data-slot="page">
      <PageHead title={words.checkOut}>
        <PurchaseSteps now="checkOut" />
      </PageHead>
      {data.obstacle ? (
        <Notice kind="warn" title={words.checkoutClosed}>
          <p>{data.obstacle}</p>
          <ButtonLink kind="quiet" size="small" to={SCREENS.cart.path}>
            {words.backToCart}
          </ButtonLink>
        </Notice>
      ) : preview ? (
        <CheckoutForm {...data} preview={preview} first={first} />
      ) : (
        <Empty title={words.nothingToOrder} text={words.nothingToOrderHint}>
          <ButtonLink to={SCREENS.cart.path}>{words.backToCart}</ButtonLink>
          <ButtonLink kind="quiet" to={SCREENS.orders.path}>
            {words.toOrders}
          </ButtonLink>
        </Empty>
      )}
    </div>
  )
}
