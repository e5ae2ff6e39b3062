/** An address as the storefront knows it. */
export type Address = {
  id: number
  /** Who gets the parcel. */
  name: string
  callingCode: string
  phone: string
  email: string
  /** ISO 3166-1. */
  country: string
  countryName: string
  /** ISO 3166-2; empty where the country's addresses name no part of it. */
  region: string
  regionName: string
  city: string
  street: string
  postcode: string
  /** All of it in one line. */
  whole: string
  isDefault: boolean
  /** The shop does not ship there: it can be kept and changed, and not be chosen. */
  isOff: boolean
}

/** A part of a country that addresses name. */
type Region = { code: string; name: string; isOff: boolean }

/** A country that can be chosen. */
export type Country = {
  code: string
  name: string
  callingCodes: readonly string[]
  regions: readonly Region[]
  isOff: boolean
}

/** What the fields of the form are called. */
export const ADDRESS_FIELDS = {
  country: "country",
  region: "region",
  name: "name",
  street: "street",
  streetMore: "streetMore",
  city: "city",
  postcode: "postcode",
  callingCode: "callingCode",
  phone: "phone",
  email: "email",
  isDefault: "isDefault",
} as const
