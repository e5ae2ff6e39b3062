/** The fields of an address that depend on its country. */
export type PlaceField = "street" | "streetMore" | "city" | "region" | "postcode"

export type AddressLayout = {
  /** In the order in which the country writes them, with how many of six columns each takes. */
  places: readonly { field: PlaceField; width: 2 | 3 | 4 | 6 }[]
  /** Whether the name stands after the place, as where addresses go from large to small. */
  isNameLast: boolean
  regionName: "state" | "province" | "prefecture"
  postcodeName: "zip" | "postcode"
}

const STREET = [
  { field: "street", width: 6 },
  { field: "streetMore", width: 6 },
] as const

/** Street, then city, region and postcode in a row. */
const CITY_FIRST = [
  ...STREET,
  { field: "city", width: 2 },
  { field: "region", width: 2 },
  { field: "postcode", width: 2 },
] as const
/** The postcode stands before the town, and there is no region. */
const POSTCODE_FIRST = [...STREET, { field: "postcode", width: 2 }, { field: "city", width: 4 }] as const
const CITY_ONLY = [...STREET, { field: "city", width: 6 }] as const
/** From large to small. */
const LARGE_FIRST = [
  { field: "postcode", width: 3 },
  { field: "region", width: 3 },
  { field: "city", width: 6 },
  ...STREET,
] as const

const PREFECTURES = ["JP"]
const PROVINCES = ["CA", "CN"]
const FROM_LARGE_TO_SMALL = ["JP", "CN"]
/** Where nobody has a postcode. */
const WITHOUT_POSTCODE = [
  "AE",
  "AG",
  "AO",
  "BS",
  "BZ",
  "FJ",
  "GH",
  "HK",
  "JM",
  "MO",
  "PA",
  "QA",
  "TT",
  "UG",
  "YE",
  "ZW",
]

/** Which fields an address has in a country (ISO 3166-1), in which order and by which names. */
export function addressLayout(country: string, hasRegions: boolean): AddressLayout {
  return {
    places: placesOf(country, hasRegions),
    isNameLast: FROM_LARGE_TO_SMALL.includes(country),
    regionName: PREFECTURES.includes(country) ? "prefecture" : PROVINCES.includes(country) ? "province" : "state",
    postcodeName: country === "US" ? "zip" : "postcode",
  }
}

function placesOf(country: string, hasRegions: boolean): AddressLayout["places"] {
  if (WITHOUT_POSTCODE.includes(country)) return CITY_ONLY
  if (!hasRegions) return POSTCODE_FIRST
  return FROM_LARGE_TO_SMALL.includes(country) ? LARGE_FIRST : CITY_FIRST
}
