import type { BillingSent, BusinessSent } from "../../contract/business-calls.ts"
import type { FieldKey } from "../../contract/fields.ts"
import type { Queries } from "../../db/database.ts"
import type { BillingAddress } from "../../db/schema/business.ts"
import { isPostcode } from "../../domain/addresses/postcode.ts"
import { isRefused, type Refusal, refused } from "../../domain/refusal.ts"
import { readVatNumber, type VatNumber } from "../../domain/tax/buyers/vat-number.ts"
import { findRegion } from "../addresses/find-region.ts"

export type WrongBusiness = Refusal<"invalidField", { fields: Record<string, FieldKey> }>

export type Business = { company: string; vatNumber: VatNumber | null; billing: BillingAddress | null }

const WRONG_NUMBER = { notVatNumber: "vatNumberInvalid", vatNumberOfOtherCountry: "vatNumberOtherCountry" } as const

/** A number as it was typed, for the country of the bill; null where none was typed. */
export function typedVatNumber(
  typed: string,
  country: string,
): VatNumber | null | Refusal<"invalidField", { key: FieldKey }> {
  const number = typed === "" ? null : readVatNumber(typed, country)
  return isRefused(number) ? refused("invalidField", { key: WRONG_NUMBER[number.refused] }) : number
}

/**
 * What was typed about a business: all of it, or everything that is wrong with it. Without a billing address the bill goes
 * to `country`. Names of fields begin with `of`.
 */
export async function readBusiness(
  db: Pick<Queries, "execute">,
  { company, vat_number, billing_address }: BusinessSent,
  country: string,
  of = "",
): Promise<Business | WrongBusiness> {
  const billing = billing_address && (await readBilling(db, billing_address))
  const billed = billing_address ? countryOf(billing_address.region_code) : country
  const vatNumber = typedVatNumber(vat_number, billed)
  if (!isRefused(billing) && !isRefused(vatNumber)) return { company, vatNumber, billing }
  const fields = {
    ...(isRefused(billing) && billing.details.fields),
    ...(isRefused(vatNumber) && { vat_number: vatNumber.details.key }),
  }
  return refused("invalidField", {
    fields: Object.fromEntries(Object.entries(fields).map(([field, key]) => [`${of}${field}`, key])),
  })
}

export function countryOf(regionCode: string): string {
  return regionCode.split("-", 1)[0] ?? ""
}

async function readBilling(
  db: Pick<Queries, "execute">,
  { region_code, city, address_part, zip_code }: BillingSent,
): Promise<BillingAddress | WrongBusiness> {
  const region = await findRegion(db, { region_code })
  if (!region) return refused("invalidField", { fields: { "billing_address.region_code": "regionUnknown" } })
  const { code, name, country } = region
  if (!isPostcode(country.code, zip_code))
    return refused("invalidField", { fields: { "billing_address.zip_code": "postcodeInvalid" } })
  return {
    regionCode: code,
    regionName: country.id === region.id ? "" : name,
    countryName: country.name,
    city,
    street: address_part,
    zipCode: zip_code,
  }
}
