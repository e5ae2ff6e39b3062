import type { ListChoice } from "../../../sections/list-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useFollowing } from "../../../ui/navigation/use-following.ts"
import type { Facets } from "../goods.ts"
import { fieldStep, fieldText } from "./price-fields.ts"
import { type PriceSide, PriceSlider } from "./price-slider.tsx"

type PriceRangeProps = { span: Facets["price"]; choice: ListChoice }

/** From and to, in the visitor's currency, typed or drawn; what the goods cost stands in the empty fields. */
export function PriceRange({ span, choice }: PriceRangeProps) {
  const words = useWords("goodsList")
  const { currency } = useShop()
  const [min, setMin] = useFollowing(fieldText(choice.min, currency))
  const [max, setMax] = useFollowing(fieldText(choice.max, currency))
  const least = fieldText(span?.min ?? null, currency)
  const most = fieldText(span?.max ?? null, currency)
  const sides = [
    { name: "min", label: words.minimumPrice, text: min, hint: least, onType: setMin },
    { name: "max", label: words.maximumPrice, text: max, hint: most, onType: setMax },
  ]
  return (
    <fieldset data-slot="price-range">
      <legend className="visually-hidden">{words.priceRange}</legend>
      {sides.map((side) => (
        <PriceField key={side.name} {...side} symbol={currency.symbol} step={fieldStep(currency)} />
      ))}
      {Number(least) < Number(most) && (
        <PriceSlider sides={sides} least={Math.floor(Number(least))} most={Math.ceil(Number(most))} />
      )}
    </fieldset>
  )
}

function PriceField({ name, label, symbol, step, text, hint, onType }: PriceSide & { symbol: string; step: string }) {
  return (
    <label data-slot="price-field">
      <span>{label}</span> <bdi aria-hidden="true">{symbol}</bdi>
      <input
        type="number"
        name={name}
        inputMode="decimal"
        min="0"
        step={step}
        placeholder={hint}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </label>
  )
}
