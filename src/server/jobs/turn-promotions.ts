import { promotionTurnover } from "../../db/promotion-turnover.ts"
import type { Job } from "../job.ts"

/** When a promotion begins or ends its goods change their price in lists. */
export const turnPromotions: Job = {
  name: "turn promotions",
  everySeconds: 60,
  run: async ({ db }) => {
    const repriced = (await promotionTurnover(db)).flatMap(({ goodsIds }) => goodsIds)
    return repriced.length === 0 ? undefined : `gave ${repriced.length} goods their new price`
  },
}
