import type { CardGoods } from "../../../features/catalog/goods.ts"
import { percentOff } from "../../../ui/amounts/percent-off.ts"

const PERCENT = /(\d{1,2})\s?%/

/** What a promotion is about in one figure: the percentage that its title names, else the highest of its goods; null where there is none. */
export function posterPercent(title: string, goods: readonly CardGoods[]): number | null {
  const named = PERCENT.exec(title)?.[1]
  if (named !== undefined) return Number(named)
  const highest = Math.max(0, ...goods.map((entry) => percentOff(entry) ?? 0))
  return highest > 0 ? highest : null
}
