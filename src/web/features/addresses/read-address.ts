import type { AddressShown } from "../../../contract/address-calls.ts"
import type { RegionNode, SiteConfig } from "../../../contract/site-calls.ts"
import { addressDisabled } from "../../../domain/pricing/freight.ts"
import type { Address, Country } from "./address.ts"

/** An address of the member's book. */
export function readAddress(shown: AddressShown): Address {
  const [country = ""] = shown.region_code.split("-", 1)
  return {
    id: shown.id,
    name: shown.contacter,
    callingCode: shown.callingCodes,
    phone: shown.mobile,
    email: shown.email,
    country,
    countryName: shown.countryName,
    region: shown.region_code === country ? "" : shown.region_code,
    regionName: shown.reginName,
    city: shown.city,
    street: shown.addressPart,
    postcode: shown.zipCode,
    whole: shown.fullAddr,
    isDefault: shown.isDefault,
    isOff: shown.disabled,
  }
}

/** Countries with their parts, and whether the shop ships there. */
export function readCountries(
  nodes: readonly RegionNode[],
  { isFreeShipping, freeshippingRegion }: Pick<SiteConfig, "isFreeShipping" | "freeshippingRegion">,
): Country[] {
  const free = { freeShipping: isFreeShipping, regions: freeshippingRegion }
  return nodes.map(({ code, name, callingCodes, children }) => {
    const regions = children.map((part) => ({
      code: part.code,
      name: part.name,
      isOff: addressDisabled(part.code, free),
    }))
    // Of a country some parts of which are shipped to, the part decides.
    const isOff = addressDisabled(code, free) && regions.every((region) => region.isOff)
    return { code, name, callingCodes, regions, isOff }
  })
}
