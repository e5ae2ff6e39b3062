import { breadcrumbJsonLd } from "../../seo/breadcrumb-json-ld.ts"
import { jsonLd } from "../../seo/json-ld.ts"
import { pageMeta } from "../../seo/page-meta.ts"
import { goodsDescription, productJsonLd } from "../../seo/product-json-ld.ts"
import { shellOf } from "../../shell/shell.ts"
import { useTemplateScreen } from "../../templates/use-template.ts"
import { screenParams } from "../screen-params.ts"
import type { Route } from "./+types/route.ts"
import { itemAction } from "./item-action.server.ts"
import { loadItem } from "./load-item.server.ts"

export function loader(visit: Route.LoaderArgs) {
  return loadItem(visit, screenParams("item", visit))
}

export function action(visit: Route.ActionArgs) {
  return itemAction(visit, screenParams("item", visit))
}

export { caughtAction as clientAction } from "../../shell/caught-action.ts"

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = shellOf(matches[0].loaderData)
  if (!loaderData) return []
  const { goods, crumbs, reviews } = loaderData
  const here = { name: goods.name, url: goods.url }
  const things = import.meta.env.SSR
    ? jsonLd(productJsonLd(shell, goods, reviews), breadcrumbJsonLd(shell, [...crumbs, here]))
    : []
  const description = goodsDescription(goods)
  return [
    ...pageMeta({ shell, title: goods.seo.title, description, image: goods.image, path: goods.url, type: "product" }),
    ...things,
  ]
}

export default function Item({ loaderData }: Route.ComponentProps) {
  const ItemPage = useTemplateScreen("item")
  // Another good is another page: its choices start anew.
  return <ItemPage key={loaderData.goods.id} {...loaderData} />
}
