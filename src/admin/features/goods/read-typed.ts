export type StockEdit = { set: number } | { change: number }

/** "+24" adds, "-3" takes away, "50" counts anew. Null where it is none of these. */
export function readStock(typed: string): StockEdit | null {
  const [, sign = "", digits = ""] = /^\s*([+\-−]?)\s*(\d{1,7})\s*$/.exec(typed) ?? []
  if (digits === "") return null
  const pieces = Number(digits)
  if (sign === "") return { set: pieces }
  return { change: sign === "+" ? pieces : -pieces }
}

/** What is left after that; below nothing it cannot be. */
export const stockAfter = (edit: StockEdit, before: number): number => ("set" in edit ? edit.set : before + edit.change)

/** "12.50" or "12,50"; thousands may stand apart. Null where it is no price. */
export function readPrice(typed: string): number | null {
  const tidy = typed.trim().replaceAll(/[\s\u00a0'’]/g, "")
  const isGrouped = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$|^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(tidy)
  const plain = isGrouped ? tidy.replaceAll(/[.,](?=\d{3})/g, "") : tidy
  return /^\d{1,7}([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(",", ".")) : null
}

/** As it stands in a cell. */
export const priceText = (price: number): string => price.toFixed(2)
