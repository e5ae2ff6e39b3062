import { writeGuestCart } from "../../../domain/orders/guest-cart.ts"
import type { ChargedAmount } from "../../../domain/pricing/charged-amount.ts"
import { type Cart, isBought, type ShownLine } from "../../features/cart/cart.ts"
import { CART_FIELDS } from "../../features/cart/cart-form.ts"
import { OrderAmount } from "../../features/orders/order-amount.tsx"
import { taxSums } from "../../features/orders/tax-sums.tsx"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Sums } from "../../ui/amounts/sums.tsx"
import { Button } from "../../ui/forms/button.tsx"
import { RotateCcw } from "../../ui/icons.tsx"
import { MerchantText } from "../../ui/text.tsx"
import { Thumb } from "../../ui/thumb.tsx"
import { useWeight } from "./use-weight.ts"

const asGuestLine = ({ variantId, quantity }: ShownLine) => ({ variantId, quantity, selected: true })

type CartSummaryProps = { cart: Cart; pieces: number; isBusy: boolean }

/** What is chosen comes to so much, as the shop reckons it. On a phone the button stays within reach. */
export function CartSummary({ cart, pieces, isBusy }: CartSummaryProps) {
  const words = useWords("cart", "purchase")
  const weight = useWeight()(cart.weight)
  const sums = cart.shown
  const shown = (amount: ChargedAmount | undefined) =>
    sums && amount !== undefined ? <OrderAmount amount={amount} currency={sums.currency} /> : null
  const count = fill(words.pieceCount, { count: pieces })
  const checkOut = { kind: "buy", name: CART_FIELDS.step, value: "checkOut" } as const
  return (
    <>
      <aside data-slot="side">
        <section data-slot="summary" aria-label={words.cartSummary} aria-busy={isBusy || undefined}>
          <h2>{words.cartSummary}</h2>
          {cart.gifts.length > 0 && (
            <ul data-slot="summary-goods">
              {cart.gifts.map(({ variantId, name, image, quantity }) => (
                <li key={variantId}>
                  <Thumb src={image} sizes="56px" />
                  <span>
                    <MerchantText>{name}</MerchantText>
                    <small>{words.yourGift}</small>
                  </span>
                  <b>× {quantity}</b>
                </li>
              ))}
            </ul>
          )}
          <Sums
            rows={[
              { key: "goods", name: words.sumGoods, note: count, amount: shown(sums?.subtotal) },
              ...(sums?.reductions ?? []).map(({ name, amount }) => ({
                key: name,
                name: <MerchantText>{name}</MerchantText>,
                amount: <>−{shown(amount)}</>,
                kind: "less" as const,
              })),
              { key: "freight", name: words.sumFreight, note: weight, amount: words.cartFreightLater },
              ...(sums ? taxSums(sums.tax.above, sums.currency) : []),
              { key: "total", name: words.sumTotal, amount: shown(sums?.total), kind: "total" as const },
              ...(sums ? taxSums(sums.tax.below, sums.currency) : []),
            ]}
          />
          <Button {...checkOut}>
            {words.checkOut}
            <span>{shown(sums?.total)}</span>
          </Button>
          <div data-slot="wallets" data-lines={writeGuestCart(cart.lines.filter(isBought).map(asGuestLine))} />
          <p data-slot="summary-note">
            <RotateCcw size={18} />
            {words.cartNote}
          </p>
        </section>
      </aside>
      <div data-slot="bottom-bar">
        <p>
          {count}
          <strong>{shown(sums?.total)}</strong>
        </p>
        <Button {...checkOut}>{words.checkOut}</Button>
      </div>
    </>
  )
}
