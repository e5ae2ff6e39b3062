import type { ItemGoods } from "../../../features/catalog/goods.ts"

type Named = { name: string; value: string }

/** "52 cm" and nothing else, in Latin or Arabic letters. */
const LENGTH = /^\d+([.,]\d+)?\s?(cm|mm|m|in|″|سم|مم|م)$/

/** How tall a good is, in its merchant's words: the chosen size where that is a length, else the first fact that is one. */
export function measureOf(goods: Pick<ItemGoods, "attributes">, chosen: readonly Named[]): Named | undefined {
  return [...chosen, ...goods.attributes].find(({ value }) => LENGTH.test(value.trim()))
}
