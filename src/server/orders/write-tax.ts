import type { Queries } from "../../db/database.ts"
import { orderTax, orderTaxPart } from "../../db/schema/tax.ts"
import type { TaxedPart } from "../../domain/tax/reckoning/taxed-amount.ts"
import type { PurchaseTax } from "../cart/purchase-tax.ts"

/** Freezes the taxes of an order: of every line, of its freight and of all. */
export async function writeTax(
  tx: Queries,
  { id: orderId, siteId }: { id: number; siteId: number },
  { treatment: { kind, country }, prices, base, shown }: PurchaseTax,
  lineIds: readonly number[],
): Promise<void> {
  const { net, tax } = base.total
  const { net: shownNet, tax: shownTax } = shown.total
  await tx.insert(orderTax).values({ siteId, orderId, kind, country, prices, net, tax, shownNet, shownTax })
  const shownParts = [...shown.lines, ...shown.freight]
  const part = ({ taxClass, rate, net, tax }: TaxedPart, index: number) => {
    const same = shownParts[index]
    if (!same) throw new Error("The two currencies have not the same parts")
    const orderLineId = lineIds[index] ?? null
    return { siteId, orderId, orderLineId, taxClass, rate, net, tax, shownNet: same.net, shownTax: same.tax }
  }
  await tx.insert(orderTaxPart).values([...base.lines, ...base.freight].map(part))
}
