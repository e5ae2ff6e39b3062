import { type ChangeEvent, useState } from "react"
import type { Faults } from "../../shell/faults-of.ts"
import { useWords } from "../../shell/use-words.ts"
import { Tick } from "../../ui/forms/tick.tsx"
import { Part } from "../../ui/part.tsx"
import { ADDRESS_FIELDS, type Address } from "../addresses/address.ts"
import { BUSINESS_FIELDS } from "./business.ts"
import { BillingFields, type BusinessFieldsProps, CompanyFields } from "./business-fields.tsx"

type BusinessPartProps = Omit<BusinessFieldsProps, "told"> & {
  told: { isWrong: boolean; text: string } | null
  /** Those that the goods may go to. */
  addresses: readonly Pick<Address, "id" | "country">[]
  /** Something that may decide the tax is another one. */
  onChange: () => void
}

/** Whoever buys for a business says so, and for which: a part of the checkout's form. What is not needed is hidden by styles. */
export function BusinessPart({ told, addresses, onChange, ...fields }: BusinessPartProps) {
  const words = useWords("business")
  const { business, typed, faults } = fields
  const isTicked = (name: string, isKnown: boolean) => (typed ? name in typed : isKnown)
  const numberFault = useNumberFault(faults[BUSINESS_FIELDS.vatNumber], told)
  const { [BUSINESS_FIELDS.vatNumber]: _, ...others } = faults
  const shownFaults: Faults = numberFault ? { ...others, [BUSINESS_FIELDS.vatNumber]: numberFault } : others
  /** A bill most often goes to the country that the goods go to. */
  function billElsewhere({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) {
    const country = form?.elements.namedItem(BUSINESS_FIELDS.country)
    const isUntouched = business.billing === null && !form?.[BUSINESS_FIELDS.street].value
    if (form && country instanceof HTMLSelectElement && isUntouched) {
      const sent = new FormData(form)
      const chosen = addresses.find(({ id }) => String(id) === sent.get("addressId"))
      country.value = chosen?.country ?? String(sent.get(ADDRESS_FIELDS.country))
    }
    onChange()
  }
  return (
    <Part title={words.business}>
      <Tick
        name={BUSINESS_FIELDS.isBusiness}
        value="1"
        defaultChecked={isTicked(BUSINESS_FIELDS.isBusiness, business.company !== "")}
        onChange={onChange}
      >
        {words.buyForBusiness}
      </Tick>
      <section data-slot="form-panel" data-when="business">
        <CompanyFields {...fields} faults={shownFaults} told={told?.isWrong ? "" : told?.text} />
        <Tick
          name={BUSINESS_FIELDS.isBilledElsewhere}
          value="1"
          defaultChecked={isTicked(BUSINESS_FIELDS.isBilledElsewhere, business.billing !== null)}
          onChange={billElsewhere}
        >
          {words.billedElsewhere}
        </Tick>
        <div data-when="billing">
          <BillingFields {...fields} onMove={onChange} />
        </div>
      </section>
    </Part>
  )
}

/** Whether a number fits depends on the country of the bill too: what an order was refused for counts until it is reckoned anew. */
function useNumberFault(fault: string | undefined, told: BusinessPartProps["told"]): string | undefined {
  const [refused, setRefused] = useState({ fault, told })
  if (refused.fault !== fault) setRefused({ fault, told })
  if (told?.isWrong) return told.text
  return refused.told === told ? fault : undefined
}
