/** What a member has said about the business that they buy for. */
export type Business = {
  company: string
  vatNumber: string
  isConfirmed: boolean
  /** Null where the bill goes with the goods. */
  billing: { country: string; street: string; postcode: string; city: string } | null
}

/** What the fields of the form are called. */
export const BUSINESS_FIELDS = {
  isBusiness: "isBusiness",
  company: "company",
  vatNumber: "vatNumber",
  isBilledElsewhere: "isBilledElsewhere",
  country: "billingCountry",
  street: "billingStreet",
  postcode: "billingPostcode",
  city: "billingCity",
} as const
