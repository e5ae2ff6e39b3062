import type { Faults } from "../../shell/faults-of.ts"
import { useWords } from "../../shell/use-words.ts"
import { Tick } from "../../ui/forms/tick.tsx"
import { Part } from "../../ui/part.tsx"
import { BUSINESS_FIELDS } from "./business.ts"
import { BillingFields, type BusinessFieldsProps, CompanyFields } from "./business-fields.tsx"

type BusinessPartProps = Omit<BusinessFieldsProps, "told"> & {
  told: { isWrong: boolean; text: string } | null
  /** Something that may decide the tax is another one. */
  onChange: () => void
}

/** Whoever buys for a business says so, and for which: a part of the checkout's form. What is not needed is hidden by styles. */
export function BusinessPart({ told, onChange, ...fields }: BusinessPartProps) {
  const words = useWords("business")
  const { business, typed, faults } = fields
  const isTicked = (name: string, isKnown: boolean) => (typed ? name in typed : isKnown)
  const wrong: Faults = told?.isWrong ? { [BUSINESS_FIELDS.vatNumber]: told.text } : {}
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
        <CompanyFields {...fields} faults={{ ...wrong, ...faults }} told={told?.isWrong ? "" : told?.text} />
        <Tick
          name={BUSINESS_FIELDS.isBilledElsewhere}
          value="1"
          defaultChecked={isTicked(BUSINESS_FIELDS.isBilledElsewhere, business.billing !== null)}
          onChange={onChange}
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
