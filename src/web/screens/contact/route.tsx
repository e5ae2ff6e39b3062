import { Band } from "../../features/content/band.tsx"
import { countryName } from "../../features/content/country-name.ts"
import { Person } from "../../features/content/person.tsx"
import { loadShell } from "../../shell/load-shell.server.ts"
import { ownTextsOf } from "../../shell/own-texts.server.ts"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { wordsIn } from "../../shell/words-files.server.ts"
import { Html } from "../../ui/html.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { MerchantText } from "../../ui/text.tsx"
import { contentMeta } from "../content-meta.ts"
import { loadContent } from "../load-content.server.ts"
import type { Route } from "./+types/route.ts"
import { Ways } from "./ways.tsx"

export async function loader(visit: Route.LoaderArgs) {
  const { locale, lang, shop } = await loadShell(visit)
  const people = shop?.whatsapp.map((person) => ({ ...person, country: countryName(person.country, lang) })) ?? []
  const content = await loadContent(visit, "contact")
  return { content, name: wordsIn(locale, "contact").contactTitle, people, ...(await ownTextsOf(visit)) }
}

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return contentMeta(matches[0].loaderData, "contact", loaderData)
}

export default function Contact({ loaderData: { content, name, people } }: Route.ComponentProps) {
  const words = useWords("contact")
  const { content: shop, slogan } = useShop()
  const image = shop.story?.images[0] ?? shop.story?.image ?? shop.hero?.image ?? null
  const { hours } = shop.contact
  return (
    <div data-slot="page">
      <PageHead
        title={<MerchantText>{content.title || name}</MerchantText>}
        text={people.length > 0 ? words.contactText : undefined}
      />
      {people.length > 0 && (
        <section aria-labelledby="people">
          <h2 id="people" className="visually-hidden">
            {words.peopleOnWhatsapp}
          </h2>
          <ul data-slot="people">
            {people.map((person) => (
              <li key={person.account}>
                <Person {...person} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div data-slot="pair">
        <section aria-labelledby="ways">
          <h2 id="ways" className="visually-hidden">
            {words.otherWays}
          </h2>
          <Ways />
        </section>
        {slogan && <Band title={slogan} text={hours} image={image} />}
      </div>
      {content.html && <Html html={content.html} />}
    </div>
  )
}
