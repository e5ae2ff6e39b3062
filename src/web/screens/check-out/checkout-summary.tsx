import { taxSums } from "../../features/orders/tax-sums.tsx"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { PiecesPrice } from "../../ui/amounts/pieces-price.tsx"
import { Sums } from "../../ui/amounts/sums.tsx"
import { useShownAmount } from "../../ui/amounts/use-shown-amount.ts"
import { Button } from "../../ui/forms/button.tsx"
import { Lock } from "../../ui/icons.tsx"
import { Tag } from "../../ui/tag.tsx"
import { MerchantText } from "../../ui/text.tsx"
import { Thumb } from "../../ui/thumb.tsx"
import { CHECKOUT_FIELDS } from "./checkout.ts"
import type { CheckoutForm } from "./use-checkout.ts"

/** What is ordered and what it comes to, as the shop reckons it; and the one button that orders it. */
export function CheckoutSummary({ checkout }: { checkout: CheckoutForm }) {
  const words = useWords("checkOut", "purchase")
  const { preview, isBusy, isOrdering } = checkout
  const amount = useShownAmount()
  const shown = (value: typeof preview.total) => <bdi>{amount(value, preview.currency)}</bdi>
  const order = {
    kind: "buy",
    name: CHECKOUT_FIELDS.step,
    value: "order",
    isPending: isOrdering,
  } as const
  // Which of them is shown is decided by the way to pay that is chosen (checkOut.css), with and without scripts.
  const orders = (
    <b data-slot="order-label">
      <b data-when="online">{words.orderAndPay}</b>
      <b data-when="later">{words.orderNow}</b>
    </b>
  )
  return (
    <>
      <aside data-slot="side">
        <section data-slot="summary" aria-labelledby="summary-title" aria-busy={isBusy || undefined}>
          <h2 id="summary-title">{words.yourOrder}</h2>
          <ul data-slot="summary-goods">
            {preview.lines.map((line) => (
              <li key={line.variantId}>
                <Thumb src={line.image} sizes="56px" />
                <span>
                  <MerchantText>{line.name}</MerchantText>
                  <small>
                    {line.specs && <bdi>{line.specs} · </bdi>}
                    {fill(words.pieceCount, { count: line.quantity })}
                  </small>
                  {line.problem && <LineProblem line={line} />}
                </span>
                <b>
                  <PiecesPrice price={line.price} quantity={line.quantity} />
                </b>
              </li>
            ))}
            {preview.gifts.map(({ variantId, name, image, quantity }) => (
              <li key={`gift ${variantId}`}>
                <Thumb src={image} sizes="56px" />
                <span>
                  <MerchantText>{name}</MerchantText>
                  <small>
                    {words.yourGift} · {fill(words.pieceCount, { count: quantity })}
                  </small>
                </span>
                <b>{words.sumFree}</b>
              </li>
            ))}
          </ul>
          <Sums
            rows={[
              { key: "goods", name: words.sumGoods, amount: shown(preview.subtotal) },
              ...preview.reductions.map((reduction) => ({
                key: reduction.name,
                name: <MerchantText>{reduction.name}</MerchantText>,
                amount: <>−{shown(reduction.amount)}</>,
                kind: "less" as const,
              })),
              {
                key: "freight",
                name: words.sumFreight,
                amount: preview.freight === null ? "–" : preview.freight === 0 ? words.sumFree : shown(preview.freight),
              },
              ...taxSums(preview.tax.above, preview.currency),
              {
                key: "total",
                name: words.sumTotal,
                note: preview.currency.code,
                amount: shown(preview.total),
                kind: "total" as const,
              },
              ...taxSums(preview.tax.below, preview.currency),
            ]}
          />
          <noscript>
            <Button kind="quiet" isWide name={CHECKOUT_FIELDS.step} value="reckon">
              {words.updateTotal}
            </Button>
          </noscript>
          <Button {...order}>
            {orders}
            <span>{shown(preview.total)}</span>
          </Button>
          <p data-slot="summary-note" data-when="online">
            <Lock size={18} />
            {words.checkoutNote}
          </p>
        </section>
      </aside>
      <div data-slot="bottom-bar">
        <p>
          {words.sumTotal}
          <strong>{shown(preview.total)}</strong>
        </p>
        <Button {...order}>{orders}</Button>
      </div>
    </>
  )
}

function LineProblem({ line }: { line: CheckoutForm["preview"]["lines"][number] }) {
  const words = useWords("purchase", "goods")
  const why = {
    offSale: words.lineOffSale,
    priceOnRequest: words.priceOnRequest,
    outOfStock: line.stock === 0 ? words.soldOut : fill(words.lineShort, { count: line.stock }),
  }
  return line.problem && <Tag kind="warn">{why[line.problem]}</Tag>
}
