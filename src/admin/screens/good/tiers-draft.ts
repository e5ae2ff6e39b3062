import type { AdminGoodsReply } from "../../../contract/admin/goods-shapes.ts"
import { readPrice } from "../../features/goods/read-typed.ts"

export type DraftTier = { begin: string; price: string; regions: Record<string, string> }
/** By the variant they are for; "" is all of them. */
export type TiersDraft = Record<string, DraftTier[]>

export function tiersOf({ tiers }: Pick<AdminGoodsReply, "tiers">): TiersDraft {
  const draft: TiersDraft = { "": [] }
  for (const { detail_id, begin, price, region_prices } of tiers) {
    const of = String(detail_id ?? "")
    const regions = Object.fromEntries(region_prices.map((each) => [each.region_code, each.price.toFixed(2)]))
    draft[of] = [...(draft[of] ?? []), { begin: String(begin), price: price.toFixed(2), regions }]
  }
  return draft
}

/** As the call takes them; null where something cannot be read. */
export function sentTiers(tiers: readonly DraftTier[]) {
  const sent = tiers.map(({ begin, price, regions }) => ({
    begin: Number(begin),
    price: readPrice(price),
    region_prices: Object.entries(regions)
      .filter(([, asked]) => asked.trim() !== "")
      .map(([region_code, asked]) => ({ region_code, price: readPrice(asked) })),
  }))
  const whole = sent.flatMap(({ begin, price, region_prices }) => {
    const prices = region_prices.flatMap((each) => (each.price === null ? [] : [{ ...each, price: each.price }]))
    return Number.isInteger(begin) && price !== null && prices.length === region_prices.length
      ? [{ begin, price, region_prices: prices }]
      : []
  })
  return whole.length === sent.length ? whole : null
}
