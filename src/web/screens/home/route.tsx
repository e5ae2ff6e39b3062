import { HomeSections } from "../../sections/home-sections.tsx"
import { jsonLd } from "../../seo/json-ld.ts"
import { pageMeta } from "../../seo/page-meta.ts"
import { shopJsonLd } from "../../seo/shop-json-ld.ts"
import { loadShell } from "../../shell/load-shell.server.ts"
import { askForPart } from "../../shell/page-api.ts"
import { pageContext } from "../../shell/page-context.ts"
import { useShop } from "../../shell/shell.ts"
import { shopUnavailable } from "../../shell/shop-unavailable.ts"
import { templateNamed } from "../../templates/template.ts"
import { useTemplate } from "../../templates/use-template.ts"
import type { Route } from "./+types/route.ts"
import { loadHomeData } from "./load-home.server.ts"

/** Fetches what the template's sections need, and nothing else. */
export async function loader(visit: Route.LoaderArgs) {
  const { shop, template } = await loadShell(visit)
  if (!shop) throw shopUnavailable()
  visit.context.get(pageContext).cache(["list", "news"])
  const { home } = templateNamed(template).pages
  return loadHomeData(askForPart(visit), home, shop)
}

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = matches[0].loaderData
  const shop = shell?.shop
  const hero = loaderData?.hero
  const image = hero?.hero.image ?? hero?.goods?.image
  return [
    ...pageMeta({ shell, title: shop?.title ?? "", description: shop?.description ?? "", image, path: "/" }),
    ...jsonLd(...shopJsonLd(shell)),
  ]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { home } = useTemplate().pages
  const { name } = useShop()
  return (
    <>
      {!loaderData.hero && <h1 className="visually-hidden">{name}</h1>}
      <HomeSections sections={home} data={loaderData} />
    </>
  )
}
