import { askForPart, type LoaderVisit } from "../../shell/page-api.ts"
import type { RunningPromotion } from "../../shell/shell.ts"
import { readRunningPromotion } from "./read-running-promotion.ts"

/**
 * What stands above the header. A cached page is not dropped when it changes: it is drawn anew within a minute, and the
 * clock in the browser ends what is over.
 */
export async function loadRunningPromotion(visit: LoaderVisit): Promise<RunningPromotion | null> {
  const reply = await askForPart(visit)("GET /api/goods/promationGoods")
  return reply && readRunningPromotion(reply)
}
