import { BUSINESS_FIELDS, type Business } from "./business.ts"

const textIn = (form: FormData, name: keyof typeof BUSINESS_FIELDS) =>
  String(form.get(BUSINESS_FIELDS[name]) ?? "").trim()

/** The business in a form, as the API takes it; with `isBilled` the bill has an address of its own. */
export function writeBusiness(form: FormData, isBilled: boolean) {
  return {
    company: textIn(form, "company"),
    vat_number: textIn(form, "vatNumber"),
    billing_address: isBilled
      ? {
          region_code: textIn(form, "country"),
          address_part: textIn(form, "street"),
          zip_code: textIn(form, "postcode"),
          city: textIn(form, "city"),
        }
      : null,
  }
}

/** What the checkout's form says: nothing where somebody buys for themselves. */
export function writeBuyer(form: FormData) {
  if (!form.has(BUSINESS_FIELDS.isBusiness)) return {}
  return { business: writeBusiness(form, form.has(BUSINESS_FIELDS.isBilledElsewhere)) }
}

/** The same of what a member has said before. */
export const writeKnown = ({ vatNumber, billing }: Business) => ({
  business: { vat_number: vatNumber, billing_address: billing && { region_code: billing.country } },
})

/** What the API calls the fields of that form, for what it says about them. */
export function businessNames(of = ""): Readonly<Record<string, string>> {
  const { company, vatNumber, country, street, postcode, city } = BUSINESS_FIELDS
  return {
    [`${of}company`]: company,
    [`${of}vat_number`]: vatNumber,
    [`${of}billing_address.region_code`]: country,
    [`${of}billing_address.address_part`]: street,
    [`${of}billing_address.zip_code`]: postcode,
    [`${of}billing_address.city`]: city,
  }
}
