import type { ReactNode } from "react"
import type { Faults } from "../../shell/faults-of.ts"
import type { Typed } from "../../shell/form-outcome.ts"
import { useWords } from "../../shell/use-words.ts"
import { SelectField } from "../../ui/forms/select-field.tsx"
import { TextField } from "../../ui/forms/text-field.tsx"
import type { Country } from "../addresses/address.ts"
import { BUSINESS_FIELDS, type Business } from "./business.ts"

export type BusinessFieldsProps = {
  business: Business
  countries: readonly Country[]
  firstCountry: string
  faults: Faults
  /** What stood in the fields when the form was refused without scripts. */
  typed: Typed | null
  /** What is known of the VAT number. */
  told?: ReactNode
}

/** Company and VAT number. */
export function CompanyFields({ business, faults, typed, told }: BusinessFieldsProps) {
  const words = useWords("business", "addresses")
  return (
    <div data-slot="fields">
      <TextField
        label={words.company}
        name={BUSINESS_FIELDS.company}
        faults={faults}
        fieldWidth={3}
        autoComplete="organization"
        maxLength={100}
        defaultValue={typed?.[BUSINESS_FIELDS.company] ?? business.company}
      />
      <TextField
        label={words.vatNumber}
        note={words.optional}
        name={BUSINESS_FIELDS.vatNumber}
        faults={faults}
        fieldWidth={3}
        hint={<span role="status">{told || words.vatHint}</span>}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={40}
        defaultValue={typed?.[BUSINESS_FIELDS.vatNumber] ?? business.vatNumber}
      />
    </div>
  )
}

type BillingFieldsProps = Omit<BusinessFieldsProps, "told"> & { onMove?: () => void }

/** Where the bill goes, if not to where the goods go. */
export function BillingFields({ business, countries, firstCountry, faults, typed, onMove }: BillingFieldsProps) {
  const words = useWords("business", "addresses")
  const { billing } = business
  const field = (name: "street" | "postcode" | "city", label: string, autoComplete: string) => ({
    label,
    name: BUSINESS_FIELDS[name],
    faults,
    autoComplete: `billing ${autoComplete}`,
    defaultValue: typed?.[BUSINESS_FIELDS[name]] ?? billing?.[name],
  })
  return (
    <section data-slot="fields" aria-label={words.billingAddress}>
      <SelectField
        label={words.addressCountry}
        name={BUSINESS_FIELDS.country}
        faults={faults}
        fieldWidth={3}
        autoComplete="billing country"
        defaultValue={typed?.[BUSINESS_FIELDS.country] ?? billing?.country ?? firstCountry}
        onChange={onMove}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField {...field("street", words.addressStreet, "street-address")} fieldWidth={3} />
      <TextField {...field("postcode", words.postcode, "postal-code")} fieldWidth={2} />
      <TextField {...field("city", words.addressCity, "address-level2")} fieldWidth={4} />
    </section>
  )
}
