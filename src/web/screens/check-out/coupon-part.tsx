import { useState } from "react"
import type { Typed } from "../../shell/form-outcome.ts"
import { useWords } from "../../shell/use-words.ts"
import { Day } from "../../ui/amounts/day.tsx"
import { Price } from "../../ui/amounts/price.tsx"
import { PriceSentence } from "../../ui/amounts/price-sentence.tsx"
import { Button } from "../../ui/forms/button.tsx"
import { Part } from "../../ui/part.tsx"
import { CHECKOUT_FIELDS, type OwnCoupon } from "./checkout.ts"
import type { CheckoutForm } from "./use-checkout.ts"

type CouponPartProps = { coupons: readonly OwnCoupon[]; checkout: CheckoutForm; typed: Typed | null }

/** The member's coupons, and a field for a code. Why one does not count is said at once. */
export function CouponPart({ coupons, checkout, typed }: CouponPartProps) {
  const words = useWords("checkOut")
  const [chosen, setChosen] = useState(typed?.coupon ?? "")
  const { preview, faults, reckon } = checkout
  const choose = (id: string) => {
    setChosen(id)
    reckon()
  }
  return (
    <Part title={words.orderCouponTitle}>
      {coupons.length > 0 && (
        <div data-slot="choices" data-columns="2" role="radiogroup" aria-label={words.orderCouponTitle}>
          {coupons.map((coupon) => (
            <label key={coupon.id} data-slot="ticket" data-card>
              <span data-slot="worth">
                {"percent" in coupon.off ? `${coupon.off.percent}%` : <Price amount={coupon.off.amount} />}
              </span>
              <input
                type="radio"
                name={CHECKOUT_FIELDS.coupon}
                value={coupon.id}
                checked={chosen === String(coupon.id)}
                onChange={() => choose(String(coupon.id))}
              />
              <span>
                <strong>
                  <bdi>{coupon.name}</bdi>
                </strong>
                <small>
                  {coupon.from > 0 && <PriceSentence text={words.orderCouponFrom} amounts={{ amount: coupon.from }} />}{" "}
                  {coupon.lastsTo && <Until moment={coupon.lastsTo} />}
                </small>
              </span>
            </label>
          ))}
          <label data-slot="ticket" data-card>
            <input
              type="radio"
              name={CHECKOUT_FIELDS.coupon}
              value=""
              checked={chosen === ""}
              onChange={() => choose("")}
            />
            <span>
              <strong>{words.orderCouponNone}</strong>
              <small>{words.orderCouponNoneHint}</small>
            </span>
          </label>
        </div>
      )}
      <div data-slot="field">
        <div data-slot="inline-code">
          <input
            name={CHECKOUT_FIELDS.code}
            aria-label={words.orderCouponCode}
            placeholder={words.orderCouponCode}
            autoComplete="off"
            maxLength={40}
            defaultValue={typed?.code}
            aria-invalid={preview.coupon || faults[CHECKOUT_FIELDS.code] ? true : undefined}
            aria-describedby="coupon-fault"
          />
          <Button kind="quiet" name={CHECKOUT_FIELDS.step} value="reckon">
            {words.orderCouponApply}
          </Button>
        </div>
        <p id="coupon-fault" data-slot="field-fault" role="status">
          <CouponFault checkout={checkout} />
        </p>
      </div>
    </Part>
  )
}

function Until({ moment }: { moment: string }) {
  const words = useWords("checkOut")
  const [before, after] = words.orderCouponUntil.split("{date}")
  return (
    <>
      {before}
      <Day moment={moment} />
      {after}
    </>
  )
}

function CouponFault({ checkout: { preview, faults } }: { checkout: CheckoutForm }) {
  const words = useWords("checkOut")
  const { coupon } = preview
  if (!coupon) return faults[CHECKOUT_FIELDS.code]
  if (coupon.missing !== undefined) {
    return <PriceSentence text={words.orderCouponBelow} amounts={{ amount: coupon.missing }} />
  }
  const why = {
    used: words.orderCouponUsed,
    expired: words.orderCouponExpired,
    unknown: words.orderCouponUnknown,
    notReceived: words.orderCouponNotReceived,
    belowAmount: words.orderCouponUnknown,
  }
  return why[coupon.why]
}
