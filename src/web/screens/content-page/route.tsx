import { SUCCESS } from "../../../contract/envelope.ts"
import { contentAddress } from "../../../domain/site/content-address.ts"
import { pageMeta } from "../../seo/page-meta.ts"
import { dataOf } from "../../shell/data-of.ts"
import { pageNotFound } from "../../shell/not-found.ts"
import { pageApi } from "../../shell/page-api.ts"
import { pageContext } from "../../shell/page-context.ts"
import { shellOf } from "../../shell/shell.ts"
import { Html } from "../../ui/html.tsx"
import type { Route } from "./+types/route.ts"

const SLUG = /^[a-z0-9][a-z0-9/-]{0,199}$/

/** Whatever no other screen answers to: a page of text that the merchant wrote under this slug, else 404. */
export async function loader(visit: Route.LoaderArgs) {
  const slug = visit.params["*"]
  if (!SLUG.test(slug)) throw pageNotFound()
  const page = await pageApi(visit).ask("GET /api/content/page", { query: { slug } })
  if (page.code !== SUCCESS && page.reason !== "serviceUnavailable") throw pageNotFound()
  visit.context.get(pageContext).cache(["page"])
  return dataOf(page)
}

export function meta({ matches, loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = shellOf(matches[0].loaderData)
  if (!loaderData) return []
  const { title, description } = loaderData.seo
  return pageMeta({ shell, title, description, path: contentAddress(location), type: "article" })
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return (
    <article data-slot="content-page">
      <h1>
        <bdi>{loaderData.title}</bdi>
      </h1>
      <Html html={loaderData.content} />
    </article>
  )
}
