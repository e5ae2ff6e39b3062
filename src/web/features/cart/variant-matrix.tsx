import { useWords } from "../../shell/use-words.ts"
import { MerchantText } from "../../ui/text.tsx"
import type { ItemGoods } from "../catalog/goods.ts"
import { hasVariant, type Spec } from "./matrix-of.ts"

type MatrixProps = { goods: ItemGoods; rows: Spec; columns: Spec }

/** The rating of an article, chosen in one press. What cannot be had is hatched and stays reachable. */
export function VariantMatrix({ goods, rows, columns }: MatrixProps) {
  const words = useWords("goods")
  return (
    <div data-slot="matrix">
      <p data-slot="matrix-names">
        <b>
          <MerchantText>{rows.name}</MerchantText>
        </b>
        <MerchantText>{columns.name}</MerchantText>
      </p>
      <table>
        <thead>
          <tr>
            <td />
            {columns.values.map((column) => (
              <th key={column.name} scope="col" data-active={column.isChosen || undefined}>
                <MerchantText>{column.name}</MerchantText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.values.map((row) => (
            <tr key={row.name}>
              <th scope="row" data-active={row.isChosen || undefined}>
                <MerchantText>{row.name}</MerchantText>
              </th>
              {columns.values.map((column) => {
                const isChosen = row.isChosen && column.isChosen
                const isHad = hasVariant(goods, rows, row.name, columns, column.name)
                return (
                  <td key={column.name}>
                    <button
                      type="button"
                      data-replay
                      aria-pressed={isChosen}
                      aria-label={`${row.name}, ${column.name}${isHad ? "" : `, ${words.soldOut}`}`}
                      data-state={isHad ? undefined : "unavailable"}
                      onClick={() => {
                        row.choose()
                        column.choose()
                      }}
                    >
                      <bdi>{isChosen ? column.name : "·"}</bdi>
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
