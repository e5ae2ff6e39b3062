import { redirect } from "react-router"
import { SUCCESS } from "../../../contract/envelope.ts"
import { contentAddress } from "../../../domain/site/content-address.ts"
import { SCREEN_NAMES, SCREENS, type ScreenName } from "../../../domain/site/screens.ts"
import { TextColumns } from "../../features/content/text-columns.tsx"
import { pageMeta } from "../../seo/page-meta.ts"
import { dataOf } from "../../shell/data-of.ts"
import { pageNotFound } from "../../shell/not-found.ts"
import { ownTextsOf } from "../../shell/own-texts.server.ts"
import { pageApi } from "../../shell/page-api.ts"
import { pageContext } from "../../shell/page-context.ts"
import { shellOf } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { withHeadings } from "../../ui/headings.ts"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { MerchantText } from "../../ui/text.tsx"
import type { Route } from "./+types/route.ts"

/** Texts of these are shown there, and only there. */
const FIXED: readonly ScreenName[] = ["about", "contact", "feedback", "promotionGoods", "selfActivity"]

const SLUG = /^[a-z0-9][a-z0-9/-]{0,199}$/

/** Whatever no other screen answers to: a page of text that the merchant wrote under this slug, else 404. */
export async function loader(visit: Route.LoaderArgs) {
  const slug = visit.params["*"]
  if (!SLUG.test(slug)) throw pageNotFound()
  const page = await pageApi(visit).ask("GET /api/content/page", { query: { slug } })
  if (page.code !== SUCCESS && page.reason !== "serviceUnavailable") throw pageNotFound()
  visit.context.get(pageContext).cache(["page"])
  const { pageType, title, content, seo } = dataOf(page)
  const screen = SCREEN_NAMES.find((name) => FIXED.includes(name) && SCREENS[name].contentId === pageType)
  if (screen) throw redirect(SCREENS[screen].path, 301)
  const shown = withHeadings(content)
  const inOwn = await ownTextsOf(visit, (text) => (text === content ? shown.html : text))
  return { title, ...shown, seo, ...inOwn }
}

export function meta({ matches, loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = shellOf(matches[0].loaderData)
  if (!loaderData) return []
  const { title, description } = loaderData.seo
  return pageMeta({ shell, title, description, path: contentAddress(location), type: "article" })
}

export default function ContentPage({ loaderData: { title, html, headings } }: Route.ComponentProps) {
  const words = useWords()
  return (
    <div data-slot="page">
      <Breadcrumb
        crumbs={[
          { name: words.home, url: "/" },
          { name: title, url: "" },
        ]}
      />
      <PageHead title={<MerchantText>{title}</MerchantText>} />
      <TextColumns html={html} headings={headings} headingsLabel={title} />
    </div>
  )
}
