import { STOCK_MAX } from "../../../../contract/admin/fields.ts"
import type { BulkFault } from "../../../../contract/admin/goods-bulk.ts"
import { fromDecimal } from "../../../../domain/pricing/money.ts"
import { isAboveNormal } from "../../../../domain/promotions/goods-promotion.ts"
import type { Held } from "./held-rows.ts"
import { type BulkRow, type Fault, isEdit } from "./read-rows.ts"

/** What forbids a row now that everything it is about is held; the rows that nothing forbids. */
export function sortRows(rows: readonly BulkRow[], held: Held, fault: Fault): { good: BulkRow[]; faults: BulkFault[] } {
  const good: BulkRow[] = []
  const faults: BulkFault[] = []
  const numbers = new Set(held.takenNumbers)
  const variantNumbers = new Set(held.takenVariantNumbers)
  for (const row of rows) {
    const wrong = wrongOf(row, held)
    if (wrong) faults.push(fault(row.at, ...wrong))
    else if (row.dno !== undefined && numbers.has(row.dno)) faults.push(fault(row.at, "dno", "alreadyThere"))
    else if (row.goodNo !== undefined && variantNumbers.has(row.goodNo))
      faults.push(fault(row.at, "goodNo", "alreadyThere"))
    else good.push(row)
    if (row.dno !== undefined) numbers.add(row.dno)
    if (row.goodNo !== undefined) variantNumbers.add(row.goodNo)
  }
  return { good, faults }
}

function wrongOf(row: BulkRow, held: Held): [field: string | null, reason: string] | null {
  const good = held.goods.get(row.id)
  if (!good) return [null, "unknownGoods"]
  if (isEdit(row) && new Date(good.updatedAt).getTime() !== row.updated_at.getTime()) return [null, "notPossibleNow"]
  if (row.categories?.some((id) => !held.categories.has(id))) return ["categories", "unknownCategory"]
  if (row.tags?.some((id) => !held.tags.has(id))) return ["tags", "unknownRow"]
  if (row.detail_id === undefined) return null
  const variant = held.variants.get(row.detail_id)
  if (!variant || variant.goodsId !== row.id) return [null, "unknownRow"]
  const price = row.price === undefined ? variant.price : fromDecimal(row.price)
  const { orginPrice } = row
  const original = orginPrice === undefined ? variant.originalPrice : orginPrice && fromDecimal(orginPrice)
  if (isAboveNormal(price, original === null ? [] : [original])) return ["price", "salePriceAbove"]
  const stock = row.set ?? variant.stock + (row.change ?? 0)
  return stock < 0 || stock > STOCK_MAX ? ["stock", stock < 0 ? "outOfStock" : "invalid"] : null
}
