import type { ItemGoods } from "../catalog/goods.ts"
import type { BuyBox } from "./use-buy-box.ts"

const MOST_COLUMNS = 9
const MOST_LETTERS = 6

export type Spec = BuyBox["specs"][number]

/** Two choices of short values cross in a table; the longer row of values stands on top. Null where they do not fit one. */
export function matrixOf(specs: readonly Spec[]): { rows: Spec; columns: Spec } | null {
  const [one, other] = specs.toSorted((a, b) => a.values.length - b.values.length)
  if (!one || !other || specs.length !== 2 || one.values.some(({ image }) => image)) return null
  const isShort = other.values.every(({ name, image }) => name.length <= MOST_LETTERS && !image)
  return isShort && other.values.length <= MOST_COLUMNS ? { rows: one, columns: other } : null
}

/** Whether a variant with these two values can be had. */
export function hasVariant({ variants }: ItemGoods, rows: Spec, row: string, columns: Spec, column: string): boolean {
  return variants.some(({ inStock, specs }) => {
    const has = (name: string, value: string) => specs.some((spec) => spec.name === name && spec.value === value)
    return inStock && has(rows.name, row) && has(columns.name, column)
  })
}
