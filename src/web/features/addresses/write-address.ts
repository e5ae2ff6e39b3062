import type { AddressSent } from "../../../contract/address-calls.ts"
import { ADDRESS_FIELDS, type Address } from "./address.ts"

type AddressBody = Omit<AddressSent, "region_id" | "countryId">

/** The address in a form, as the API takes it; `region` is the part of the country, or the country where it has none. */
export function writeAddress(form: FormData, region?: string): AddressBody {
  const text = (name: keyof typeof ADDRESS_FIELDS) => String(form.get(ADDRESS_FIELDS[name]) ?? "").trim()
  return {
    region_code: region ?? (text("region") || text("country")),
    contacter: text("name"),
    callingCodes: text("callingCode"),
    mobile: text("phone"),
    city: text("city"),
    addressPart: [text("street"), text("streetMore")].filter(Boolean).join(", "),
    zipCode: text("postcode"),
    email: text("email"),
    isDefault: form.has(ADDRESS_FIELDS.isDefault),
  }
}

/** Whether an address of the book says what stands in the form. */
export function isSameAddress(address: Address, form: FormData): boolean {
  const { region_code, contacter, mobile, city, addressPart, zipCode } = writeAddress(form)
  const typed = [region_code, contacter, mobile, city, addressPart, zipCode]
  const { name, phone, street, postcode } = address
  const known = [address.region || address.country, name, phone, address.city, street, postcode]
  return typed.every((text, place) => text === known[place])
}

/** What the API calls the fields of that form, for what it says about them. */
export const addressNames = (hasRegions: boolean): Readonly<Record<string, string>> => ({
  region_code: hasRegions ? ADDRESS_FIELDS.region : ADDRESS_FIELDS.country,
  contacter: ADDRESS_FIELDS.name,
  callingCodes: ADDRESS_FIELDS.callingCode,
  mobile: ADDRESS_FIELDS.phone,
  addressPart: ADDRESS_FIELDS.street,
  zipCode: ADDRESS_FIELDS.postcode,
})

/** The same address again, as the default one. */
export function writeDefault(address: Address): AddressBody & { id: number } {
  return {
    id: address.id,
    region_code: address.region || address.country,
    contacter: address.name,
    callingCodes: address.callingCode,
    mobile: address.phone,
    city: address.city,
    addressPart: address.street,
    zipCode: address.postcode,
    email: address.email,
    isDefault: true,
  }
}
