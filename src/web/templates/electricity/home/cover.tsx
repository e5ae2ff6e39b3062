import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Picture } from "../../../ui/picture.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"
import { textLength } from "../frame/text-length.ts"

const SIZES = "(max-width: 63.99rem) 100vw, 1120px"
/** So few signs are the edition: a number, a year. */
const EDITION = 4

/** The cover of the catalogue: the edition, what it is about, the first page to open; a scale ruler along its foot. */
export function Cover({ hero, offers, isPageTitle, tone }: Toned<SectionProps["hero"]>) {
  const shop = useShop()
  const words = useWords("goods")
  const offer = offers.find(({ url }) => url !== "" && url !== hero.url)
  return (
    <section className="cover" data-slot="hero" data-tone={tone} data-picture={hero.image ? undefined : "no"}>
      {isPageTitle && (
        <Text as="h1" className="visually-hidden">
          {shop.title}
        </Text>
      )}
      {hero.image && (
        <Picture
          src={hero.image.url}
          focus={hero.image}
          sizes={SIZES}
          isUrgent={isPageTitle}
          width={1600}
          height={640}
        />
      )}
      <div className="cover-copy">
        <Text className={hero.eyebrow.length <= EDITION ? "cover-edition" : "cover-kicker"}>{hero.eyebrow}</Text>
        <Text as="h2" data-length={textLength(hero.title)}>
          {hero.title}
        </Text>
        <Text>{hero.text}</Text>
        <div className="row cover-actions">
          {hero.url && (
            <TextLink className="button button-dark" to={hero.url}>
              {hero.action || words.seeAll}
            </TextLink>
          )}
          {offer && (
            <TextLink className="button button-line" to={offer.url}>
              {offer.action || offer.title}
            </TextLink>
          )}
        </div>
      </div>
    </section>
  )
}
