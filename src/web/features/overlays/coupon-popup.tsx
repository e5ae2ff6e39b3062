import { MerchantText } from "../../ui/text.tsx"
import "./overlays.css"
import { useState } from "react"
import { COUPON_HIDDEN_DAYS } from "../../../domain/constants.ts"
import { couponPercentOff, couponReceiptLabels } from "../../../domain/promotions/coupon.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { fill } from "../../shell/fill.ts"
import type { Shop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { writeCookie } from "../../shell/write-cookie.ts"
import { usePriceText } from "../../ui/amounts/use-price-text.ts"
import { Button, ButtonLink } from "../../ui/forms/button.tsx"
import { Tick } from "../../ui/forms/tick.tsx"
import { Dialog } from "../../ui/overlays/dialog.tsx"
import { COUPON_COOKIE } from "./coupon-cookie.ts"

type CouponPopupProps = { coupon: NonNullable<Shop["siteCoupon"]>; onClose: () => void }

/** The coupon of the shop. With the tick it stays away for a week. */
export function CouponPopup({ coupon, onClose }: CouponPopupProps) {
  const words = useWords()
  const priceText = usePriceText()
  const [isPutOff, setPutOff] = useState(false)
  const { value, receipt } = coupon
  const from = value.fullReduction ? priceText(value.fullReduction) : ""
  const worth =
    value.kind === "percentage" ? `${couponPercentOff(value)}%` : value.amount ? priceText(value.amount) : ""
  function close() {
    if (isPutOff) writeCookie(COUPON_COOKIE, "1", COUPON_HIDDEN_DAYS)
    onClose()
  }
  return (
    <Dialog slot="dialog" label={coupon.name} isOpen onClose={close} hasParts>
      <div data-slot="coupon-face">
        <h2>
          <MerchantText>{coupon.name}</MerchantText>
        </h2>
        <p>{from ? fill(words.couponFromAmount, { amount: from }) : words.couponOnce}</p>
        <strong>
          <bdi>{worth}</bdi>
        </strong>
      </div>
      <div data-slot="dialog-body">
        <Tick checked={isPutOff} onChange={(event) => setPutOff(event.currentTarget.checked)}>
          {words.couponLater}
        </Tick>
      </div>
      <div data-slot="dialog-foot">
        <ButtonLink to={receipt === "signUp" ? SCREENS.signUp.path : SCREENS.goodsList.path} onClick={close}>
          {words[couponReceiptLabels[receipt]]}
        </ButtonLink>
        <Button type="button" kind="quiet" onClick={close}>
          {words.noThanks}
        </Button>
      </div>
    </Dialog>
  )
}
