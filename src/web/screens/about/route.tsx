import { SCREENS } from "../../../domain/site/screens.ts"
import { Band } from "../../features/content/band.tsx"
import { loadShell } from "../../shell/load-shell.server.ts"
import { ownTextsOf } from "../../shell/own-texts.server.ts"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { wordsIn } from "../../shell/words-files.server.ts"
import { FactList } from "../../ui/fact-list.tsx"
import { Html } from "../../ui/html.tsx"
import { ArrowRight } from "../../ui/icons.tsx"
import { Link } from "../../ui/navigation/link.tsx"
import { MerchantText, Text } from "../../ui/text.tsx"
import { contentMeta } from "../content-meta.ts"
import { loadContent } from "../load-content.server.ts"
import type { Route } from "./+types/route.ts"

export async function loader(visit: Route.LoaderArgs) {
  const { locale } = await loadShell(visit)
  const content = await loadContent(visit, "about")
  return { content, name: wordsIn(locale, "about").aboutTitle, ...(await ownTextsOf(visit)) }
}

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return contentMeta(matches[0].loaderData, "about", loaderData)
}

export default function About({ loaderData: { content, name } }: Route.ComponentProps) {
  const { content: shop, description } = useShop()
  const facts = shop.services.map(({ title, text }) => ({ name: text || title, value: title }))
  const image = shop.story?.images[0] ?? shop.story?.image ?? shop.hero?.image ?? null
  return (
    <div data-slot="page">
      <Band title={content.title || name} text={content.seo.description || description} image={image} isPageTitle />
      {facts.length > 0 && <FactList slot="facts-row" facts={facts} />}
      <div data-slot="columns">
        <Html html={content.html} />
        <aside data-slot="side">
          <ShopFacts />
        </aside>
      </div>
    </div>
  )
}

function ShopFacts() {
  const words = useWords("about")
  const { address, hours } = useShop().content.contact
  return (
    <section data-slot="facts-card">
      {address && (
        <div>
          <h2>{words.theShop}</h2>
          <address>
            <MerchantText>{address}</MerchantText>
          </address>
        </div>
      )}
      {hours && (
        <div>
          <h2>{words.openingHours}</h2>
          <Text>{hours}</Text>
        </div>
      )}
      <div>
        <Link data-slot="text-link" to={SCREENS.contact.path}>
          {words.writeToUs}
          <ArrowRight size={18} aria-hidden="true" data-mirrored />
        </Link>
      </div>
    </section>
  )
}
