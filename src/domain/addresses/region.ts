/** A region by its code: a country ("US", ISO 3166-1) or a part of one ("US-CA", ISO 3166-2). */
export type RegionCode = string

/** A region and then its parent country, the order in which rates, prices and lists are looked up. */
export function regionChain(region: RegionCode): RegionCode[] {
  const country = region.split("-", 1)[0] ?? region
  return country === region ? [region] : [region, country]
}

/** A list of regions covers those it names and every part of the countries it names. */
export function coversRegion(regions: readonly RegionCode[], region: RegionCode): boolean {
  return regionChain(region).some((code) => regions.includes(code))
}
