import { useWords } from "../../shell/use-words.ts"
import { Price } from "../../ui/amounts/price.tsx"
import { MerchantText } from "../../ui/text.tsx"
import type { ItemGoods, ItemVariant } from "../catalog/goods.ts"
import type { BuyBox } from "./use-buy-box.ts"

/** Longer tables are the work of the choices. */
const ROWS = 24

/** Every variant as a line; the one that is chosen is marked, and another is chosen in one press. */
export function VersionTable({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("goods")
  return (
    <div data-slot="versions">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.article}</th>
            {goods.specs.map(({ name }) => (
              <th key={name} scope="col">
                <MerchantText>{name}</MerchantText>
              </th>
            ))}
            <th scope="col">{words.availability}</th>
            <th scope="col">{words.eachPiece}</th>
          </tr>
        </thead>
        <tbody>
          {goods.variants.slice(0, ROWS).map((variant) => (
            <VersionRow key={variant.id} variant={variant} box={box} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function VersionRow({ variant, box }: { variant: ItemVariant; box: BuyBox }) {
  const words = useWords("goods")
  const isChosen = variant.id === box.variant?.id
  const values = variant.specs.map(({ value }) => value)
  function choose() {
    for (const { name, value } of variant.specs) {
      const spec = box.specs.find((one) => one.name === name)
      spec?.values.find((one) => one.name === value)?.choose()
    }
  }
  return (
    <tr data-active={isChosen || undefined}>
      <th scope="row">
        <button
          type="button"
          data-replay
          aria-pressed={isChosen}
          aria-label={[variant.number, ...values].filter(Boolean).join(", ")}
          onClick={choose}
        >
          <bdi>{variant.number || values[0]}</bdi>
        </button>
      </th>
      {variant.specs.map(({ name, value }) => (
        <td key={name}>
          <MerchantText>{value}</MerchantText>
        </td>
      ))}
      <td>{variant.inStock ? words.inStock : words.soldOut}</td>
      <td>{variant.basePrice > 0 ? <Price amount={variant.basePrice} /> : words.priceOnRequest}</td>
    </tr>
  )
}
