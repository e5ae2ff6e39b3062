import { toDecimal } from "../../../../domain/pricing/money.ts"
import type { Held } from "./held-rows.ts"
import type { BulkRow } from "./read-rows.ts"

type Difference = { before: unknown; after: unknown }
type Differences = Record<string, Difference>

/** What rows change of each good, for the audit log: every field before and after. */
export function differences(rows: readonly BulkRow[], held: Held): Map<number, Record<string, unknown>> {
  const details = new Map<number, { name: string; fields: Differences; variants: Record<string, Differences> }>()
  for (const row of rows) {
    const good = held.goods.get(row.id)
    if (!good) continue
    const detail = details.get(row.id) ?? { name: good.name, fields: {}, variants: {} }
    details.set(row.id, detail)
    Object.assign(
      detail.fields,
      changed([
        ["dnames", good.name, row.dnames],
        ["dno", good.number, row.dno],
        ["moq", good.moq, row.moq],
        ["onSale", good.onSale, row.onSale],
        ["categories", good.categories, row.categories],
        ["tags", good.tags, row.tags],
      ]),
    )
    const variant = row.detail_id === undefined ? undefined : held.variants.get(row.detail_id)
    if (!variant) continue
    const original = variant.originalPrice === null ? null : toDecimal(variant.originalPrice)
    const stock = row.set ?? (row.change === undefined ? undefined : variant.stock + row.change)
    const fields = changed([
      ["goodNo", variant.number, row.goodNo],
      ["price", toDecimal(variant.price), row.price],
      ["orginPrice", original, row.orginPrice],
      ["weight", variant.weight, row.weight],
      ["stock", variant.stock, stock],
    ])
    if (Object.keys(fields).length > 0) detail.variants[variant.number] = fields
  }
  return details
}

function changed(fields: readonly [name: string, before: unknown, after: unknown][]): Differences {
  return Object.fromEntries(
    fields
      .filter(([, before, after]) => after !== undefined && JSON.stringify(before) !== JSON.stringify(after))
      .map(([name, before, after]) => [name, { before, after }]),
  )
}
