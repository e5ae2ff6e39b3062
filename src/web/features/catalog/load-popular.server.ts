import { askForPart, type LoaderVisit } from "../../shell/page-api.ts"
import type { CardGoods } from "./goods.ts"
import { popularQuery } from "./list/read-list.ts"
import { readCard } from "./read-goods.ts"

/** How many go on from a page with nothing on it. */
const POPULAR = 4

/** For loaders of a page with nothing on it: what sells best. None where that cannot be told now. */
export async function loadPopular(visit: LoaderVisit): Promise<CardGoods[]> {
  const found = await askForPart(visit)("GET /api/goods/lists", popularQuery(POPULAR))
  return found?.list.map(readCard) ?? []
}
