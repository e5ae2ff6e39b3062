import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { ArrowRight } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { Offer } from "../frame/offer.tsx"
import { textLength } from "../frame/text-length.ts"

const SHOWN_OFFERS = 2
const STAGE_SIZES = "(max-width: 47.99rem) 72vw, (max-width: 63.99rem) 56vw, 500px"
const OFFER_SIZES = "(max-width: 63.99rem) 34vw, 300px"

/** One split module with a quarter as its stage, and up to two offers beside it. */
export function Hero({ hero, offers, isPageTitle, tone }: Toned<SectionProps["hero"]>) {
  const shop = useShop()
  const words = useWords("goods")
  const shown = offers.slice(0, SHOWN_OFFERS)
  return (
    <section className="hero" data-tone={tone} data-offers={shown.length} data-slot="hero">
      {isPageTitle && (
        <Text as="h1" className="visually-hidden">
          {shop.title}
        </Text>
      )}
      <div className="module hero-main" data-picture={hero.image ? undefined : "no"}>
        <div className="stack hero-copy">
          <Text className="kicker">{hero.eyebrow}</Text>
          <Text as="h2" data-length={textLength(hero.title)}>
            {hero.title}
          </Text>
          <Text className="hero-text">{hero.text}</Text>
          {hero.url && (
            <Link className="button button-light" to={hero.url}>
              <MerchantText>{hero.action || words.seeAll}</MerchantText>
              <ArrowRight className="arrow" size={18} aria-hidden="true" />
            </Link>
          )}
        </div>
        <div className="hero-quarter">
          {hero.image && (
            <Picture src={hero.image.url} focus={hero.image} alt="" sizes={STAGE_SIZES} isUrgent={isPageTitle} />
          )}
        </div>
      </div>
      {shown.map((offer) => (
        <Offer key={offer.title} offer={offer} name="offer" sizes={OFFER_SIZES} />
      ))}
    </section>
  )
}
