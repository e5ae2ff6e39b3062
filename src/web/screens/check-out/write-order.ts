import { readGuestCart } from "../../../domain/orders/guest-cart.ts"
import type { PaymentWay } from "../../../domain/orders/payment-way.ts"
import { ADDRESS_FIELDS } from "../../features/addresses/address.ts"
import { writeAddress } from "../../features/addresses/write-address.ts"
import { businessNames } from "../../features/business/write-business.ts"
import { writeCartLine } from "../../features/cart/write-cart-line.ts"
import { CHECKOUT_FIELDS } from "./checkout.ts"

const textOf = (form: FormData, name: string) => String(form.get(name) ?? "").trim()

/** The lines that the page has shown: they are bought, whatever the cart holds by now. */
export const linesIn = (form: FormData) => readGuestCart(textOf(form, CHECKOUT_FIELDS.items))

export const writeItems = (form: FormData) => linesIn(form).map(writeCartLine)

/** A coupon by the code that was typed, else the one that was chosen. */
export function writeCoupon(form: FormData): { coupon_code?: string; coupon_id?: number } {
  const code = textOf(form, CHECKOUT_FIELDS.code)
  if (code !== "") return { coupon_code: code }
  const id = Number(textOf(form, CHECKOUT_FIELDS.coupon))
  return Number.isInteger(id) && id > 0 ? { coupon_id: id } : {}
}

/** Where a guest wants it sent, by the names that the order takes. */
export function writeGuestAddress(form: FormData, region?: string) {
  const { contacter, callingCodes, mobile, city, addressPart, zipCode, email, ...place } = writeAddress(form, region)
  return {
    region_code: place.region_code ?? "",
    contact: contacter,
    calling_code: callingCodes,
    mobile,
    city,
    address_part: addressPart,
    zip_code: zipCode,
    email,
  }
}

/** What the order calls the fields of the guest's form, for what it says about them. */
export const guestNames = (hasRegions: boolean): Readonly<Record<string, string>> => ({
  "address.region_code": hasRegions ? ADDRESS_FIELDS.region : ADDRESS_FIELDS.country,
  "address.contact": ADDRESS_FIELDS.name,
  "address.calling_code": ADDRESS_FIELDS.callingCode,
  "address.mobile": ADDRESS_FIELDS.phone,
  "address.city": ADDRESS_FIELDS.city,
  "address.address_part": ADDRESS_FIELDS.street,
  "address.zip_code": ADDRESS_FIELDS.postcode,
  "address.email": ADDRESS_FIELDS.email,
  ...businessNames("business."),
  coupon_code: CHECKOUT_FIELDS.code,
  remark: CHECKOUT_FIELDS.remark,
})

/** What members and guests say alike about their order. */
export function writeWishes(form: FormData, way: PaymentWay) {
  return {
    remark: textOf(form, CHECKOUT_FIELDS.remark),
    payment_way: way,
    agreed: form.has(CHECKOUT_FIELDS.agreed),
    expected_total: Number(textOf(form, CHECKOUT_FIELDS.total)),
  }
}
