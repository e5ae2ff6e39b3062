import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { useWords } from "../../../shell/use-words.ts"
import { MerchantText } from "../../../ui/text.tsx"

const MOST_COLUMNS = 9
const MOST_LETTERS = 6

type Spec = BuyBox["specs"][number]
type MatrixProps = { goods: ItemGoods; rows: Spec; columns: Spec }

/** Two choices of short values cross in a table; the longer row of values stands on top. Null where they do not fit one. */
export function matrixOf(specs: readonly Spec[]): { rows: Spec; columns: Spec } | null {
  const [one, other] = specs.toSorted((a, b) => a.values.length - b.values.length)
  if (!one || !other || specs.length !== 2 || one.values.some(({ image }) => image)) return null
  const isShort = other.values.every(({ name, image }) => name.length <= MOST_LETTERS && !image)
  return isShort && other.values.length <= MOST_COLUMNS ? { rows: one, columns: other } : null
}

/** The rating of an article, chosen in one press. What cannot be had is hatched and stays reachable. */
export function VariantMatrix({ goods, rows, columns }: MatrixProps) {
  const words = useWords("goods")
  const hasVariant = (row: string, column: string) =>
    goods.variants.some(({ inStock, specs }) => {
      const has = (name: string, value: string) => specs.some((spec) => spec.name === name && spec.value === value)
      return inStock && has(rows.name, row) && has(columns.name, column)
    })
  return (
    <div className="matrix-box">
      <p className="matrix-title">
        <b>
          <MerchantText>{rows.name}</MerchantText>
        </b>
        <MerchantText>{columns.name}</MerchantText>
      </p>
      <table className="matrix">
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
                const isHad = hasVariant(row.name, column.name)
                return (
                  <td key={column.name}>
                    <button
                      type="button"
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
