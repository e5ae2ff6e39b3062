import type { adminCategoryCalls } from "../../../contract/admin/category-calls.ts"
import type { adminGoodsCalls } from "../../../contract/admin/goods-calls.ts"
import type { adminMediaCalls } from "../../../contract/admin/media-calls.ts"
import type { adminStockCalls } from "../../../contract/admin/stock-calls.ts"
import type { Handlers } from "../../api/handlers.ts"
import { wholeList } from "../../api/whole-list.ts"
import { listBulkRows } from "./bulk/list-rows.ts"
import { saveBulkRows } from "./bulk/save-rows.ts"
import { listCategories } from "./categories/list-categories.ts"
import { listSpecs } from "./categories/list-specs.ts"
import { moveCategory } from "./categories/move-category.ts"
import { removeCategory } from "./categories/remove-category.ts"
import { saveCategory } from "./categories/save-category.ts"
import { listTags, removeTag, saveTag } from "./categories/tags.ts"
import { copyGoods } from "./goods/copy-goods.ts"
import { listAdminGoods } from "./goods/list-goods.ts"
import { putOnSale } from "./goods/put-on-sale.ts"
import { removeGoods } from "./goods/remove-goods.ts"
import { saveGoods } from "./goods/save-goods.ts"
import { saveTiers } from "./goods/save-tiers.ts"
import { saveVariants } from "./goods/save-variants.ts"
import { setPrice } from "./goods/set-price.ts"
import { setStock } from "./goods/set-stock.ts"
import { showAdminGoods } from "./goods/show-goods.ts"
import { countPictures, listPictures, showPicture } from "./media/list-pictures.ts"
import { removePicture } from "./media/remove-picture.ts"
import { replacePicture } from "./media/replace-picture.ts"
import { savePicture } from "./media/save-picture.ts"
import { takePicture } from "./media/take-picture.ts"
import { listStockMoves } from "./stock/list-stock-moves.ts"

/** What is sold, how it is ordered, and its pictures. */
export const goodsHandlers: Handlers<
  typeof adminGoodsCalls & typeof adminStockCalls & typeof adminCategoryCalls & typeof adminMediaCalls
> = {
  "GET /api/admin/goods/lists": ({ shop, query }) => listAdminGoods(shop, query),
  "GET /api/admin/goods/detail": ({ shop, query }) => showAdminGoods(shop, query.id),
  "GET /api/admin/goods/rows": ({ shop, query }) => listBulkRows(shop, query),
  "POST /api/admin/goods/bulk": (ask) => saveBulkRows(ask, ask.body),
  "POST /api/admin/goods/copy": (ask) => copyGoods(ask, ask.body),
  "POST /api/admin/goods/save": (ask) => saveGoods(ask, ask.body),
  "POST /api/admin/goods/variants": (ask) => saveVariants(ask, ask.body),
  "POST /api/admin/goods/price": (ask) => setPrice(ask, ask.body),
  "POST /api/admin/goods/stock": (ask) => setStock(ask, ask.body),
  "GET /api/admin/stock/lists": ({ shop, query }) => listStockMoves(shop, query),
  "POST /api/admin/goods/tiers": (ask) => saveTiers(ask, ask.body),
  "POST /api/admin/goods/onSale": (ask) => putOnSale(ask, ask.body),
  "POST /api/admin/goods/remove": (ask) => removeGoods(ask, ask.body.ids),

  "GET /api/admin/category/lists": async ({ shop }) => wholeList(await listCategories(shop)),
  "POST /api/admin/category/save": (ask) => saveCategory(ask, ask.body),
  "POST /api/admin/category/move": (ask) => moveCategory(ask, ask.body),
  "POST /api/admin/category/remove": (ask) => removeCategory(ask, ask.body.id),
  "GET /api/admin/tag/lists": async ({ shop }) => wholeList(await listTags(shop)),
  "POST /api/admin/tag/save": (ask) => saveTag(ask, ask.body),
  "POST /api/admin/tag/remove": (ask) => removeTag(ask, ask.body.id),
  "GET /api/admin/spec/lists": async ({ shop }) => wholeList(await listSpecs(shop)),

  "GET /api/admin/media/lists": ({ shop, query }) => listPictures(shop, query),
  "GET /api/admin/media/counts": ({ shop }) => countPictures(shop),
  "GET /api/admin/media/detail": ({ shop, query }) => showPicture(shop, query.id),
  "POST /api/admin/media/upload": (ask) => takePicture(ask, ask.file),
  "POST /api/admin/media/replace": (ask) => replacePicture(ask, ask.query.id, ask.file),
  "POST /api/admin/media/save": (ask) => savePicture(ask, ask.body),
  "POST /api/admin/media/remove": (ask) => removePicture(ask, ask.body.id),
}
