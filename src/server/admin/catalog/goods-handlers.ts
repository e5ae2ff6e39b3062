import type { adminCategoryCalls } from "../../../contract/admin/category-calls.ts"
import type { adminGoodsCalls } from "../../../contract/admin/goods-calls.ts"
import type { adminMediaCalls } from "../../../contract/admin/media-calls.ts"
import type { Handlers } from "../../api/handlers.ts"
import { wholeList } from "../../api/whole-list.ts"
import { listCategories } from "./categories/list-categories.ts"
import { listSpecs } from "./categories/list-specs.ts"
import { moveCategory } from "./categories/move-category.ts"
import { removeCategory } from "./categories/remove-category.ts"
import { saveCategory } from "./categories/save-category.ts"
import { listTags, removeTag, saveTag } from "./categories/tags.ts"
import { listAdminGoods } from "./goods/list-goods.ts"
import { putOnSale } from "./goods/put-on-sale.ts"
import { removeGoods } from "./goods/remove-goods.ts"
import { saveGoods } from "./goods/save-goods.ts"
import { saveTiers } from "./goods/save-tiers.ts"
import { saveVariants } from "./goods/save-variants.ts"
import { setPrice } from "./goods/set-price.ts"
import { setStock } from "./goods/set-stock.ts"
import { showAdminGoods } from "./goods/show-goods.ts"
import { listPictures } from "./media/list-pictures.ts"
import { removePicture } from "./media/remove-picture.ts"
import { describePicture, takePicture } from "./media/take-picture.ts"

/** What is sold, how it is ordered, and its pictures. */
export const goodsHandlers: Handlers<typeof adminGoodsCalls & typeof adminCategoryCalls & typeof adminMediaCalls> = {
  "GET /api/admin/goods/lists": ({ shop, query }) => listAdminGoods(shop, query),
  "GET /api/admin/goods/detail": ({ shop, query }) => showAdminGoods(shop, query.id),
  "POST /api/admin/goods/save": (ask) => saveGoods(ask, ask.body),
  "POST /api/admin/goods/variants": (ask) => saveVariants(ask, ask.body),
  "POST /api/admin/goods/price": (ask) => setPrice(ask, ask.body),
  "POST /api/admin/goods/stock": (ask) => setStock(ask, ask.body),
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
  "POST /api/admin/media/upload": (ask) => takePicture(ask, ask.file),
  "POST /api/admin/media/save": (ask) => describePicture(ask, ask.body),
  "POST /api/admin/media/remove": (ask) => removePicture(ask, ask.body.id),
}
