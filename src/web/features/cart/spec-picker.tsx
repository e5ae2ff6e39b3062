import { useWords } from "../../shell/use-words.ts"
import { Picture } from "../../ui/picture.tsx"
import { MerchantText } from "../../ui/text.tsx"
import { specField } from "./buy-form.ts"
import type { BuyBox } from "./use-buy-box.ts"

type SpecPickerProps = { spec: BuyBox["specs"][number]; form?: "text" | "picture" }

/** One choice of an item: a colour, a size. Values that cannot be had stay reachable and say so. */
export function SpecPicker({ spec, form = "text" }: SpecPickerProps) {
  const words = useWords("goods")
  return (
    <fieldset data-slot="spec" data-form={form}>
      <legend>
        <MerchantText>{spec.name}</MerchantText> <MerchantText data-slot="spec-chosen">{spec.chosen}</MerchantText>
      </legend>
      <div data-slot="spec-values">
        {spec.values.map((value) => (
          <label key={value.name} data-slot="spec-value" data-state={value.isAvailable ? undefined : "unavailable"}>
            <input
              className="visually-hidden"
              type="radio"
              name={specField(spec.name)}
              form={spec.formId}
              value={value.name}
              checked={value.isChosen}
              onChange={value.choose}
            />
            {form === "picture" && value.image ? (
              <Picture src={value.image} sizes="80px" width={80} height={80} />
            ) : null}
            <MerchantText data-slot="spec-name">{value.name}</MerchantText>
            {!value.isAvailable && <span className="visually-hidden"> {words.soldOut}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
