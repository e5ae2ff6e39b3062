import { useState } from "react"
import { addressLayout, type PlaceField } from "../../../domain/addresses/address-layout.ts"
import type { Faults } from "../../shell/faults-of.ts"
import type { Typed } from "../../shell/form-outcome.ts"
import { useWords } from "../../shell/use-words.ts"
import { SelectField } from "../../ui/forms/select-field.tsx"
import { TextField } from "../../ui/forms/text-field.tsx"
import { ADDRESS_FIELDS, type Address, type Country } from "./address.ts"
import { PhoneField } from "./phone-field.tsx"

export type AddressFieldsProps = {
  countries: readonly Country[]
  /** The country that a new address begins with. */
  firstCountry: string
  /** The one to be changed. */
  address?: Address | null
  /** What stood in the fields when the form was refused without scripts. */
  typed?: Typed | null
  faults: Faults
  /** A name that is known already: the member's own. */
  name?: string
  /** Whether the e-mail address is asked for elsewhere. */
  isEmailKnown?: boolean
  /** Country or region is another one: what sending costs may be, too. */
  onMove?: () => void
}

/** The fields of an address. They follow the country in place, and keep what was typed. */
export function AddressFields({
  countries,
  firstCountry,
  address,
  typed,
  faults,
  name,
  isEmailKnown = false,
  onMove,
}: AddressFieldsProps) {
  const words = useWords("addresses")
  const [code, setCode] = useState(typed?.country ?? address?.country ?? firstCountry)
  const country = countries.find((one) => one.code === code) ?? countries[0]
  const regions = country?.regions ?? []
  const layout = addressLayout(code, regions.length > 0)
  const known = typed ?? knownFields(address, name)
  const regionNames = { state: words.regionState, province: words.regionProvince, prefecture: words.regionPrefecture }
  const places: Record<PlaceField, { label: string; autoComplete: string; note?: string }> = {
    street: { label: words.addressStreet, autoComplete: "address-line1" },
    streetMore: { label: words.addressStreetMore, autoComplete: "address-line2", note: words.optional },
    city: { label: words.addressCity, autoComplete: "address-level2" },
    region: { label: regionNames[layout.regionName], autoComplete: "address-level1" },
    postcode: { label: layout.postcodeName === "zip" ? words.zipCode : words.postcode, autoComplete: "postal-code" },
  }

  const nameField = (
    <TextField
      key="name"
      label={words.addressName}
      name={ADDRESS_FIELDS.name}
      faults={faults}
      fieldWidth={3}
      autoComplete="name"
      defaultValue={known.name}
    />
  )
  const placeField = ({ field, width }: (typeof layout.places)[number]) => {
    const shared = { ...places[field], faults, name: ADDRESS_FIELDS[field], defaultValue: known[field] ?? "" }
    const wide = width === 6 ? {} : { fieldWidth: width }
    if (field !== "region") return <TextField key={field} {...shared} {...wide} />
    return (
      <SelectField key={`${field} of ${code}`} {...shared} {...wide} onChange={onMove}>
        <option value="">{words.chooseRegion}</option>
        {regions.map((region) => (
          <option key={region.code} value={region.code} disabled={region.isOff}>
            {region.name}
          </option>
        ))}
      </SelectField>
    )
  }
  const placeFields = layout.places.map(placeField)
  return (
    <div data-slot="fields">
      <SelectField
        label={words.addressCountry}
        name={ADDRESS_FIELDS.country}
        faults={faults}
        fieldWidth={3}
        autoComplete="country"
        hint={country?.isOff ? words.addressOff : words.addressCountryHint}
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value)
          onMove?.()
        }}
      >
        {countries.map((one) => (
          <option key={one.code} value={one.code}>
            {one.name}
          </option>
        ))}
      </SelectField>
      {/* One list: a field that finds itself elsewhere in it keeps what was typed. */}
      {layout.isNameLast ? [...placeFields, nameField] : [nameField, ...placeFields]}
      <PhoneField
        key="phone"
        countries={countries}
        country={country}
        callingCode={known.callingCode}
        phone={known.phone}
        faults={faults}
      />
      {!isEmailKnown && (
        <TextField
          label={words.addressEmail}
          note={words.optional}
          name={ADDRESS_FIELDS.email}
          faults={faults}
          fieldWidth={3}
          type="email"
          autoComplete="email"
          defaultValue={known.email}
        />
      )}
    </div>
  )
}

/** What stands in the fields before anybody types. */
function knownFields(address: Address | null | undefined, name: string | undefined): Partial<Typed> {
  if (!address) return { name }
  const { street, city, region, postcode, callingCode, phone, email } = address
  return { name: address.name, street, city, region, postcode, callingCode, phone, email }
}
