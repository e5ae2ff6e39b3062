import { contentAddress } from "../../../domain/site/content-address.ts"
import { breadcrumbJsonLd } from "../../seo/breadcrumb-json-ld.ts"
import { jsonLd } from "../../seo/json-ld.ts"
import { pageMeta } from "../../seo/page-meta.ts"
import { fill } from "../../shell/fill.ts"
import { shellOf } from "../../shell/shell.ts"
import { useTemplateScreen } from "../../templates/use-template.ts"
import type { Route } from "./+types/route.ts"
import { loadList } from "./load-list.server.ts"

export function loader(visit: Route.LoaderArgs) {
  return loadList(visit)
}

export function meta({ matches, loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = shellOf(matches[0].loaderData)
  if (!loaderData) return []
  const { title, text, crumbs, choice, goods } = loaderData
  const page = choice.page > 1 && shell ? ` – ${fill(shell.words.page, { page: choice.page })}` : ""
  const path = contentAddress(location)
  return [
    ...pageMeta({ shell, title: title + page, description: text, image: goods[0]?.image, path }),
    ...(import.meta.env.SSR ? jsonLd(breadcrumbJsonLd(shell, crumbs)) : []),
  ]
}

export default function GoodsList({ loaderData }: Route.ComponentProps) {
  const List = useTemplateScreen("list")
  return <List {...loaderData} />
}
