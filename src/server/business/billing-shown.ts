import type { z } from "zod"
import type { billingShown as shape } from "../../contract/business-calls.ts"
import type { BillingAddress } from "../../db/schema/business.ts"
import { countryOf } from "../sites/country-names.ts"

/** A billing address in the reader's language; `hide` masks what is personal. */
export function billingShown(
  address: BillingAddress,
  language: string,
  hide = (text: string) => text,
): z.output<typeof shape> {
  return {
    countryName: countryOf(address, language),
    reginName: address.regionName,
    region_code: address.regionCode,
    city: hide(address.city),
    addressPart: hide(address.street),
    zipCode: hide(address.zipCode),
  }
}
