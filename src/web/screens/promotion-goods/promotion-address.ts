import { SCREENS } from "../../../domain/site/screens.ts"

/** The address of a page of a promotion's goods; the first promotion and the first page go without saying. */
export function promotionAddress({ promotion, page }: { promotion: number | null; page: number }): string {
  const query = new URLSearchParams()
  if (promotion !== null) query.set("promotion", String(promotion))
  if (page > 1) query.set("p", String(page))
  return [SCREENS.promotionGoods.path, query.toString()].filter(Boolean).join("?")
}
