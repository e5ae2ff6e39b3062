import { goodsPath } from "../../../domain/catalog/goods-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"

/** All that the screen shows: the look, what templates are drawn with, and where the preview leads. */
export async function loadLook(args: ScreenArgs) {
  const api = apiOf(args)
  const [look, drawn, revisions, categories, goods] = await Promise.all([
    api.need("GET /api/admin/look"),
    api.need("GET /api/admin/look/templates"),
    api.need("GET /api/admin/look/revisions", { query: { page_size: "10" } }),
    api.need("GET /api/admin/category/lists"),
    api.need("GET /api/admin/goods/lists", { query: { page_size: "1" } }),
  ])
  const [first] = goods.list
  const paths = {
    home: "/",
    list: SCREENS.goodsList.path,
    item: first ? goodsPath(first.dnames, first.id) : null,
  }
  return { look, drawn, revisions: revisions.list, categories: categories.list, paths }
}

export type LookData = Awaited<ReturnType<typeof loadLook>>
