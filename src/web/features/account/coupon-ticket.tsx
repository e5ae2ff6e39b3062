import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Day } from "../../ui/amounts/day.tsx"
import { Price } from "../../ui/amounts/price.tsx"
import { usePriceText } from "../../ui/amounts/use-price-text.ts"
import type { HeldCoupon } from "./read-member.ts"

/** A coupon, and whether it can still be used. */
export function CouponTicket({ coupon }: { coupon: HeldCoupon }) {
  const words = useWords("account", "memberCentre")
  const { state, lastsTo } = coupon
  const [beforeDay, afterDay] = (state === "expired" ? words.couponExpired : words.couponUntil).split("{day}")
  return (
    <article data-slot="ticket" data-state={state === "available" ? undefined : "off"}>
      <span data-slot="worth">
        {coupon.percent > 0 ? <bdi>{coupon.percent}%</bdi> : <Price amount={coupon.amount} />}
      </span>
      <span>
        <strong>
          <bdi>{coupon.code || coupon.name}</bdi>
        </strong>
        <small>
          {state === "used" ? (
            words.couponUsed
          ) : (
            <>
              <CouponCondition coupon={coupon} />{" "}
              {lastsTo ? (
                <>
                  {beforeDay}
                  <Day moment={lastsTo} />
                  {afterDay}
                </>
              ) : (
                words.couponForever
              )}
            </>
          )}
        </small>
      </span>
    </article>
  )
}

function CouponCondition({ coupon }: { coupon: HeldCoupon }) {
  const words = useWords("account", "memberCentre")
  const priceText = usePriceText()
  return coupon.from > 0 ? <>{fill(words.couponFrom, { amount: priceText(coupon.from) })} ·</> : null
}
