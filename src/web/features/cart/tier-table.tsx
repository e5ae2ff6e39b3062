import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Price } from "../../ui/amounts/price.tsx"
import type { PriceTier } from "../catalog/goods.ts"

/** What a piece costs from how many on; nothing where the price is always the same. */
export function TierTable({ tiers }: { tiers: readonly PriceTier[] }) {
  const words = useWords("goods", "item")
  if (tiers.length === 0) return null
  return (
    <table data-slot="tiers">
      <caption>{words.tierPrices}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{words.quantity}</th>
          <th scope="col">{words.price}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ begin, price }) => (
          <tr key={begin}>
            <th scope="row">{fill(words.tierFrom, { begin })}</th>
            <td>
              <Price amount={price} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
