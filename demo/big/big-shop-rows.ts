import { setImmediate as otherWork } from "node:timers/promises"
import { appendRows, COPY_TABLES, type CopyTable, type CopyText, emptyCopyText } from "./copy-text.ts"
import { type MadeGoods, makeGoods } from "./make-goods.ts"
import type { BigShop } from "./open-big-shop.ts"
import { type Product, products } from "./products.ts"
import type { Random } from "./random.ts"

/** Goods from one index to another, both included, and the first of the ids that are reserved for them. */
export type Range = { from: number; to: number; firstGoodsId: number; firstVariantId: number }

/** Goods made between two looks at the sockets, so that the database never waits for us. */
const GOODS_AT_ONCE = 250

/** Goods of a range, without ids. Made with pauses in which the rows of the range before can go out. */
export async function makeRange(seed: number, { from, to }: Pick<Range, "from" | "to">): Promise<MadeGoods[]> {
  const made: MadeGoods[] = []
  for (let index = from; index <= to; index++) {
    made.push(makeGoods(seed, index, chooseProduct))
    if (made.length % GOODS_AT_ONCE === 0) await otherWork()
  }
  return made
}

/** The COPY text of goods, for every table. */
export async function copyTextOf(
  shop: BigShop,
  made: readonly MadeGoods[],
  ids: Omit<Range, "from" | "to">,
): Promise<CopyText> {
  const text = emptyCopyText()
  let variantId = ids.firstVariantId
  for (const [index, goods] of made.entries()) {
    appendRows(text, shop, goods, ids.firstGoodsId + index, variantId)
    variantId += goods.variants.length
    if (index % GOODS_AT_ONCE === 0) await otherWork()
  }
  return text
}

export function variantsIn(made: readonly MadeGoods[]): number {
  return made.reduce((count, goods) => count + goods.variants.length, 0)
}

export function copyStatement(table: CopyTable): string {
  return `copy ${table} (${COPY_TABLES[table]}) from stdin`
}

export const COPY_ORDER: readonly CopyTable[] = Object.keys(COPY_TABLES).filter(
  (name): name is CopyTable => name in COPY_TABLES,
)

// Some categories are far fuller than others. The step, coprime with their number, mixes the departments.
const shares = products.map((_, index) => 1 / (1 + ((index * 37) % products.length)) ** 0.7)
const allShares = shares.reduce((sum, share) => sum + share, 0)

function chooseProduct(random: Random): Product {
  let left = random() * allShares
  for (const [index, share] of shares.entries()) {
    left -= share
    const product = products[index]
    if (left < 0 && product) return product
  }
  return chooseProduct(random)
}
