import { useState } from "react"
import type { Faults } from "../../shell/faults-of.ts"
import { useWords } from "../../shell/use-words.ts"
import { Field } from "../../ui/forms/field.tsx"
import { ChevronDown } from "../../ui/icons.tsx"
import { ADDRESS_FIELDS, type Country } from "./address.ts"

type PhoneFieldProps = {
  countries: readonly Country[]
  country: Country | undefined
  callingCode: string | undefined
  phone: string | undefined
  faults: Faults
}

/** A phone number after its calling code, which is the country's until another one is chosen. */
export function PhoneField({ countries, country, callingCode, phone, faults }: PhoneFieldProps) {
  const words = useWords("addresses")
  const [chosen, setChosen] = useState({ country: country?.code, code: callingCode ?? "" })
  const isChosen = chosen.code !== "" && chosen.country === country?.code
  const code = isChosen ? chosen.code : (country?.callingCodes[0] ?? "")
  return (
    <Field label={words.addressPhone} fault={faults[ADDRESS_FIELDS.phone]} width={4}>
      {(control) => (
        <span data-slot="phone" dir="ltr">
          <span data-slot="select">
            <select
              name={ADDRESS_FIELDS.callingCode}
              aria-label={words.callingCode}
              autoComplete="tel-country-code"
              value={code}
              onChange={(event) => setChosen({ country: country?.code, code: event.currentTarget.value })}
            >
              {callingCodesOf(countries, country).map(([each, name]) => (
                <option key={each} value={each}>
                  {name} +{each}
                </option>
              ))}
            </select>
            <ChevronDown size={16} />
          </span>
          <input
            name={ADDRESS_FIELDS.phone}
            type="tel"
            autoComplete="tel-national"
            dir="ltr"
            defaultValue={phone}
            {...control}
          />
        </span>
      )}
    </Field>
  )
}

/** Each code once, in the name of the chosen country where it is one of its codes, else of the first country that has it. */
function callingCodesOf(countries: readonly Country[], chosen: Country | undefined): [code: string, country: string][] {
  const codes = new Map<string, string>()
  for (const { code, callingCodes } of [...(chosen ? [chosen] : []), ...countries]) {
    for (const each of callingCodes) if (!codes.has(each)) codes.set(each, code)
  }
  return [...codes].sort(([, one], [, other]) => one.localeCompare(other))
}
