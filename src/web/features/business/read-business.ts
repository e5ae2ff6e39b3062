import type { BusinessShown } from "../../../contract/business-calls.ts"
import type { Business } from "./business.ts"

export function readBusiness({ company, vat_number, billing, check }: BusinessShown): Business {
  return {
    company,
    vatNumber: vat_number,
    isConfirmed: check?.result === "confirmed",
    billing: billing && {
      country: billing.region_code.split("-", 1)[0] ?? "",
      street: billing.addressPart,
      postcode: billing.zipCode,
      city: billing.city,
    },
  }
}
