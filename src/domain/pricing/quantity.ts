import type { SiteType } from "../site/site-type.ts"

/** A line as the minimum quantity sees it; `minimum` is the product's. */
export interface QuantityLine {
  readonly goodsId: number
  readonly name: string
  readonly quantity: number
  readonly minimum: number
}

/** What is short of its minimum quantity, and by how much. */
export interface Shortage {
  readonly name: string
  readonly missing: number
}

/** Pieces of each product across its variants. */
export function productQuantities(lines: readonly Pick<QuantityLine, "goodsId" | "quantity">[]): Map<number, number> {
  const quantities = new Map<number, number>()
  for (const { goodsId, quantity } of lines) quantities.set(goodsId, (quantities.get(goodsId) ?? 0) + quantity)
  return quantities
}

/** Selected lines below their minimum: retail and wholesale line by line, mixed per product across variants. */
export function shortages(lines: readonly QuantityLine[], siteType: SiteType): Shortage[] {
  return (siteType === "mixed" ? perProduct(lines) : lines)
    .map(({ name, quantity, minimum }) => ({ name, missing: minimum - quantity }))
    .filter((shortage) => shortage.missing > 0)
}

function perProduct(lines: readonly QuantityLine[]): QuantityLine[] {
  const quantities = productQuantities(lines)
  const products = new Map<number, QuantityLine>()
  for (const line of lines) {
    // The product goes by the name of its first line; where lines disagree the greatest minimum counts.
    const { name, minimum } = products.get(line.goodsId) ?? line
    const quantity = quantities.get(line.goodsId) ?? 0
    products.set(line.goodsId, { ...line, name, quantity, minimum: Math.max(minimum, line.minimum) })
  }
  return [...products.values()]
}
