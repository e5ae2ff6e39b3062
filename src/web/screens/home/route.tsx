import { HomeSections } from "../../sections/home-sections.tsx"
import { jsonLd } from "../../seo/json-ld.ts"
import { pageMeta } from "../../seo/page-meta.ts"
import { shopJsonLd } from "../../seo/shop-json-ld.ts"
import { loadShell, ownHomeSections } from "../../shell/load-shell.server.ts"
import { ownTextsOf } from "../../shell/own-texts.server.ts"
import { askForPart } from "../../shell/page-api.ts"
import { pageContext } from "../../shell/page-context.ts"
import { shellOf, useShop } from "../../shell/shell.ts"
import { shopUnavailable } from "../../shell/shop-unavailable.ts"
import { wordsIn } from "../../shell/words-files.server.ts"
import { templateNamed } from "../../templates/template.ts"
import { useTemplateScreen } from "../../templates/use-template.ts"
import type { Route } from "./+types/route.ts"
import { loadHome } from "./load-home.server.ts"

/** Fetches what the sections of the page need, and nothing else. */
export async function loader(visit: Route.LoaderArgs) {
  const { shop, template, locale } = await loadShell(visit)
  if (!shop) throw shopUnavailable()
  visit.context.get(pageContext).cache(["list", "news"])
  const sections = (await ownHomeSections(visit)) ?? templateNamed(template).sections
  const shown = await loadHome(askForPart(visit), sections, shop, wordsIn(locale, "home"))
  visit.context.get(pageContext).draft?.tellSections(shown.map(({ key }) => key))
  return { sections: shown, ...(await ownTextsOf(visit)) }
}

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = shellOf(matches[0].loaderData)
  const shop = shell?.shop
  const hero = loaderData?.sections.find((section) => section.section === "hero")
  const image = hero?.props.hero.image?.url
  return [
    ...pageMeta({ shell, title: shop?.title ?? "", description: shop?.description ?? "", image, path: "/" }),
    ...(import.meta.env.SSR ? jsonLd(...shopJsonLd(shell)) : []),
  ]
}

export default function Home({ loaderData: { sections } }: Route.ComponentProps) {
  const components = useTemplateScreen("home")
  const { name } = useShop()
  return (
    <>
      {!sections.some(({ section }) => section === "hero") && <h1 className="visually-hidden">{name}</h1>}
      <HomeSections sections={sections} components={components} />
    </>
  )
}
