import type { ListChoice } from "../../../sections/list-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useFollowing } from "../../../ui/navigation/use-following.ts"
import type { Facets } from "../goods.ts"
import { fieldText } from "./price-fields.ts"
import { type PriceSide, PriceSlider } from "./price-slider.tsx"

type PriceRangeProps = { span: Facets["price"]; choice: ListChoice }

/** From and to, in the visitor's currency, typed or drawn; what the goods cost stands in the empty fields. */
export function PriceRange({ span, choice }: PriceRangeProps) {
  const words = useWords("goodsList")
  const { rate, symbol } = useShop().currency
  const [min, setMin] = useFollowing(fieldText(choice.min, rate))
  const [max, setMax] = useFollowing(fieldText(choice.max, rate))
  const least = fieldText(span?.min ?? null, rate)
  const most = fieldText(span?.max ?? null, rate)
  const sides = [
    { name: "min", label: words.minimumPrice, text: min, hint: least, onType: setMin },
    { name: "max", label: words.maximumPrice, text: max, hint: most, onType: setMax },
  ]
  return (
    <fieldset data-slot="price-range">
      <legend className="visually-hidden">{words.priceRange}</legend>
      {sides.map((side) => (
        <PriceField key={side.name} {...side} symbol={symbol} />
      ))}
      {Number(least) < Number(most) && (
        <PriceSlider sides={sides} least={Math.floor(Number(least))} most={Math.ceil(Number(most))} />
      )}
    </fieldset>
  )
}

function PriceField({ name, label, symbol, text, hint, onType }: PriceSide & { symbol: string }) {
  return (
    <label data-slot="price-field">
      <span>{label}</span> <bdi aria-hidden="true">{symbol}</bdi>
      <input
        type="number"
        name={name}
        inputMode="decimal"
        min="0"
        step="0.01"
        placeholder={hint}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </label>
  )
}
