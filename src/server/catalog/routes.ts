import type { goodsCalls } from "../../contract/goods-calls.ts"
import type { Handlers } from "../api/handlers.ts"
import { wholeList } from "../api/whole-list.ts"
import { categoryTree } from "./category-tree.ts"
import { goodsDetail } from "./goods-detail.ts"
import { runningGoodsPromotions } from "./goods-promotions.ts"
import { goodsStock } from "./goods-stock.ts"
import { latestRemarks } from "./latest-remarks.ts"
import { listGoods } from "./list-goods.ts"
import { listRemarks } from "./list-remarks.ts"
import { listSelfActivity } from "./list-self-activity.ts"
import { runningOrderPromotions } from "./order-promotions.ts"
import { suggest } from "./suggest.ts"

export const catalogHandlers: Handlers<typeof goodsCalls> = {
  "GET /api/goods/lists": ({ shop, query }) => listGoods(shop, query),
  "GET /api/goods/detail": ({ shop, query, shopper }) => goodsDetail(shop, query.id, shopper.member),
  "GET /api/goods/suggest": ({ shop, query }) => suggest(shop, query.keywords),
  "GET /api/goods/category": ({ shop }) => categoryTree(shop),
  "GET /api/goods/promationGoods": async ({ shop }) => wholeList(await runningGoodsPromotions(shop)),
  "GET /api/order/orderPromation": async ({ shop }) => wholeList(await runningOrderPromotions(shop)),
  "GET /api/goods/selfactivity": ({ shop, query }) => listSelfActivity(shop, query),
  "GET /api/goods/remarks": ({ shop, query }) => listRemarks(shop, query),
  "GET /api/goods/latestRemarks": ({ shop, query }) => latestRemarks(shop, query.page_size),
  "GET /api/goods/stock": ({ shop, query, shopper }) => goodsStock(shop, query, shopper.member),
}
