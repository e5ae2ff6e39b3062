import { redirect } from "react-router"
import type { GoodsDetail } from "../../../contract/goods-shapes.ts"
import { goodsRedirect, parseGoodsSegment } from "../../../domain/catalog/goods-address.ts"
import type { ItemGoods, ItemPageProps } from "../../sections/item-props.ts"
import { dataOf } from "../../shell/data-of.ts"
import { loadShell } from "../../shell/load-shell.server.ts"
import { wrongAddress } from "../../shell/not-found.ts"
import { askForPart, type LoaderVisit, pageApi } from "../../shell/page-api.ts"
import { pageContext } from "../../shell/page-context.ts"

/** One good with its reviews. The id decides; a name that is not its own leads to the right address. */
export async function loadItem(visit: LoaderVisit, address: string): Promise<ItemPageProps> {
  const asked = parseGoodsSegment(address)
  if (!asked) throw wrongAddress(visit.url.pathname)
  const { ask } = pageApi(visit)
  const [detail, remarks, { messages }] = await Promise.all([
    ask("GET /api/goods/detail", { query: { id: asked.id } }),
    askForPart(visit)("GET /api/goods/remarks", { query: { goods_id: asked.id } }),
    loadShell(visit),
  ])
  const goods = dataOf(detail)
  const elsewhere = goodsRedirect(asked.name, { name: goods.dnames, id: goods.id })
  if (elsewhere) throw redirect(elsewhere, 301)
  visit.context.get(pageContext).cache([goods, ...goods.relations].map(({ id }) => `goods:${id}` as const))
  return {
    goods: withoutStock(goods),
    crumbs: [
      { name: messages.home, url: "/" },
      { name: messages.allGoods, url: "/SaleGoods/lists" },
      ...goods.categories.map(({ id, dnames }) => ({ name: dnames, url: `/SaleGoods/lists?categoryId=${id}` })),
    ],
    remarks,
    related: goods.relations,
  }
}

/** Pieces left change with every order: a cached page tells only whether there are any. */
function withoutStock(goods: GoodsDetail): ItemGoods {
  return { ...goods, details: goods.details.map(({ stock, ...variant }) => ({ ...variant, inStock: stock > 0 })) }
}
