import type { ListChoice } from "../../../sections/list-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useFollowing } from "../../../ui/use-following.ts"
import type { Facets } from "../goods.ts"
import { fieldText } from "./price-fields.ts"

type PriceRangeProps = { span: Facets["price"]; choice: ListChoice }

/** From and to, in the visitor's currency; what the goods cost stands in the empty fields. */
export function PriceRange({ span, choice }: PriceRangeProps) {
  const words = useWords("goodsList")
  const { rate, symbol } = useShop().currency
  const sides = [
    { name: "min" as const, label: words.minimumPrice },
    { name: "max" as const, label: words.maximumPrice },
  ]
  return (
    <fieldset data-slot="price-range">
      <legend className="visually-hidden">{words.priceRange}</legend>
      {sides.map(({ name, label }) => (
        <PriceField
          key={name}
          name={name}
          label={label}
          symbol={symbol}
          text={fieldText(choice[name], rate)}
          hint={fieldText(span?.[name] ?? null, rate)}
        />
      ))}
    </fieldset>
  )
}

type PriceFieldProps = { name: "min" | "max"; label: string; symbol: string; text: string; hint: string }

function PriceField({ name, label, symbol, text, hint }: PriceFieldProps) {
  const [typed, setTyped] = useFollowing(text)
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
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </label>
  )
}
