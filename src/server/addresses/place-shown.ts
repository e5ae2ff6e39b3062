import type { z } from "zod"
import type { placeShown as shape } from "../../contract/address-calls.ts"
import type { BillingAddress } from "../../db/schema/business.ts"
import { countryOf } from "../sites/country-names.ts"

/** Where a frozen address is, in the reader's language; `hide` masks what is personal. */
export function placeShown(
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
