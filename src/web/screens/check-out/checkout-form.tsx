import { useLocation } from "react-router"
import { SCREENS } from "../../../domain/site/screens.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { ButtonLink } from "../../ui/forms/button.tsx"
import { TextArea } from "../../ui/forms/text-area.tsx"
import { ownPart } from "../../ui/late-part.tsx"
import { useAddress } from "../../ui/navigation/link.tsx"
import { Notice } from "../../ui/notice.tsx"
import { Part } from "../../ui/part.tsx"
import { AddressPart } from "./address-part.tsx"
import { CHECKOUT_FIELDS, type Preview } from "./checkout.ts"
import { CheckoutSummary } from "./checkout-summary.tsx"
import { ContactPart } from "./contact-part.tsx"
import type { CheckoutData } from "./load-checkout.server.ts"
import { PaymentPart } from "./payment-part.tsx"
import { ShippingPart } from "./shipping-part.tsx"
import { type First, useCheckout } from "./use-checkout.ts"

// Below what is looked at first: they come beside the page.
const CouponPart = ownPart(async () => (await import("./coupon-part.tsx")).CouponPart)
const BusinessPart = ownPart(async () => (await import("../../features/business/business-part.tsx")).BusinessPart)

const REMARK_MAX = 500

type CheckoutFormProps = CheckoutData & { preview: Preview; first: First }

/** Who, where to, how, and what it comes to: one form. Every button works without scripts. */
export function CheckoutForm({ first, ...data }: CheckoutFormProps) {
  const words = useWords("checkOut", "purchase")
  const { pathname, search } = useLocation()
  const action = useAddress(pathname + search)
  const checkout = useCheckout({ first, preview: data.preview, isMember: data.isMember })
  const { preview, faults } = checkout
  const { typed } = first
  const isHindered = preview.missing.length > 0 || preview.lines.some(({ problem }) => problem !== null)
  return (
    <form
      ref={checkout.form}
      data-slot="columns"
      method="post"
      action={action}
      noValidate
      aria-busy={checkout.isBusy || undefined}
      onInput={checkout.mend}
      onBlur={data.business ? checkout.left : undefined}
      onSubmit={checkout.send}
    >
      <div>
        <input type="hidden" name={CHECKOUT_FIELDS.items} value={data.items} />
        <input type="hidden" name={CHECKOUT_FIELDS.key} value={typed?.key ?? data.purchaseKey} />
        <input type="hidden" name={CHECKOUT_FIELDS.total} value={preview.expected} />
        {/* Enter in a field reckons; an order is made by its own button only. */}
        <button type="submit" name={CHECKOUT_FIELDS.step} value="reckon" hidden />
        {(faults[""] || isHindered) && (
          <Notice kind="fault" isNews title={isHindered ? words.checkoutChanged : undefined}>
            {faults[""] && <p>{faults[""]}</p>}
            {preview.missing.map(({ name, missing }) => (
              <p key={name}>{fill(words.minimumMissing, { name, count: missing })}</p>
            ))}
            {isHindered && (
              <ButtonLink kind="quiet" size="small" to={SCREENS.cart.path}>
                {words.changeInCart}
              </ButtonLink>
            )}
          </Notice>
        )}
        <ContactPart data={data} faults={faults} typed={typed} />
        <AddressPart data={data} checkout={checkout} typed={typed} />
        {data.business && (
          <BusinessPart
            business={data.business}
            addresses={data.addresses}
            countries={data.countries}
            firstCountry={data.firstCountry}
            faults={faults}
            typed={typed}
            told={preview.business}
            onChange={checkout.reckon}
          />
        )}
        <ShippingPart preview={preview} />
        <CouponPart coupons={data.coupons} checkout={checkout} typed={typed} />
        <Part title={words.orderRemark}>
          <TextArea
            label={words.remarkLabel}
            note={words.optional}
            name={CHECKOUT_FIELDS.remark}
            faults={faults}
            rows={3}
            maxLength={REMARK_MAX}
            defaultValue={typed?.remark}
          />
        </Part>
        <PaymentPart data={data} faults={faults} typed={typed} />
      </div>
      <CheckoutSummary checkout={checkout} />
    </form>
  )
}
